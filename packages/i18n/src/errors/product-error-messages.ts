import type { MessageDescriptor } from '@lingui/core';

/** Error messages about product images and product selections. */
export const productErrorMessages = {
  notAPicture: /*i18n*/ {
    id: 'error.notAPicture',
    message:
      'This file cannot be read as a picture. Choose a PNG, JPEG, GIF or WebP that opens on your own device.',
  },
  pictureTooLarge: /*i18n*/ {
    id: 'error.pictureTooLarge',
    message: 'This picture is too large. Choose one of {maximum} MB at most, or save it smaller.',
  },
  pictureTooWide: /*i18n*/ {
    id: 'error.pictureTooWide',
    message:
      'This picture has too many pixels: {width} × {height}. Save it with {longest} pixels at most on its longest side.',
  },
  tooManyFrames: /*i18n*/ {
    id: 'error.tooManyFrames',
    message: 'This animation has more than {maximum} pictures. Choose a still one.',
  },
  pictureTooSlow: /*i18n*/ {
    id: 'error.pictureTooSlow',
    message: 'This picture takes too long to read. Save it smaller and try again.',
  },
  tooManyPictures: /*i18n*/ {
    id: 'error.tooManyPictures',
    message: 'A product has {maximum} pictures at most. Remove one before you add another.',
  },
  chosenTwice: /*i18n*/ {
    id: 'error.chosenTwice',
    message: 'This product was chosen twice. Choose each product once.',
  },
  priceNotSafe: /*i18n*/ {
    id: 'error.priceNotSafe',
    message: 'By today’s fees this price is no longer suggested. The list shows what is suggested now.',
  },
  productExists: /*i18n*/ {
    id: 'error.productExists',
    message: '“{name}” is already in your products. Open it, update it, or keep both.',
  },
  saveKeyUsed: /*i18n*/ {
    id: 'error.saveKeyUsed',
    message: 'Another product was saved under this key. Use a new key for this one.',
  },
  priceRangeReversed: /*i18n*/ {
    id: 'error.priceRangeReversed',
    message: 'The highest price allowed is below the lowest one. Correct one of the two.',
  },
  tooManyScenarios: /*i18n*/ {
    id: 'error.tooManyScenarios',
    message: 'You have {maximum} scenarios, which is the most. Delete some before you save another.',
  },
} as const satisfies Record<string, MessageDescriptor>;
