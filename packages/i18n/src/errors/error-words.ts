import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from '@saer/contract/api/error-code';
import { accountErrorMessages } from './account-error-messages.ts';
import { signInErrorMessages } from './sign-in-error-messages.ts';
import { adminErrorMessages } from './admin-error-messages.ts';
import { productErrorMessages } from './product-error-messages.ts';
import { referenceErrorMessages } from './reference-error-messages.ts';
import { contactErrorMessages } from './contact-error-messages.ts';
import { paymentErrorMessages } from './payment-error-messages.ts';
import { legalErrorMessages } from './legal-error-messages.ts';
import { subscriptionErrorMessages } from './subscription-error-messages.ts';
import { rowErrorMessages } from './row-error-messages.ts';
import { sheetErrorMessages } from './sheet-error-messages.ts';

/**
 * The message for every code: what is wrong, and what to do about it. The catalogs are generated from them under `error.<code>`; no
 * page loads them a second time.
 */
export const errorWords: Record<ErrorCode, MessageDescriptor> = {
  required: /*i18n*/ {
    id: 'error.required',
    message:
      '{parameter, select, none {This field is required.} other {Missing required parameter: {parameter}}}',
  },
  unknownField: /*i18n*/ {
    id: 'error.unknownField',
    message: 'There is no field called “{name}”. Check its spelling or leave it out.',
  },
  notANumber: /*i18n*/ {
    id: 'error.notANumber',
    message:
      '{kind, select, weight {This weight cannot be read. Write it in digits, such as 500 g or 0.5 kg.} side {This side cannot be read. Write it in digits, such as 25 cm.} count {Invalid Number. Write digits only, such as 12.} other {Invalid Number. Write digits only, such as 49.50.}}',
  },
  numberInQuotes: /*i18n*/ {
    id: 'error.numberInQuotes',
    message:
      '{kind, select, money {Send this as a number without quotes, in whole halalas: 4950 for 49.50.} rate {Send this as a number without quotes, in whole basis points: 850 for 8.5%.} side {Send this as a number without quotes, in whole millimetres: 250 for 25 cm.} weight {Send this as a number without quotes, in whole grams: 500 for 0.5 kg.} other {Send this as a number without quotes, such as 12.}}',
  },
  ambiguousNumber: /*i18n*/ {
    id: 'error.ambiguousNumber',
    message: 'This can be read as more than one number. Use a single decimal point, such as 1234.50.',
  },
  notWholeNumber: /*i18n*/ {
    id: 'error.notWholeNumber',
    message:
      '{kind, select, money {Send whole halalas, without a decimal part.} rate {Send whole basis points (8.5% is 850).} side {Send whole millimetres.} weight {Send whole grams.} other {Send a whole number.}}',
  },
  zeroNotAllowed: /*i18n*/ {
    id: 'error.zeroNotAllowed',
    message:
      '{kind, select, money {The amount cannot be zero. Enter {minimum} or more.} side {A side cannot be zero. Measure the packed product and enter all three sides.} weight {A weight cannot be zero. Weigh the packed product.} other {Zero is not allowed. Enter {minimum} or more.}}',
  },
  negativeNumber: /*i18n*/ {
    id: 'error.negativeNumber',
    message:
      '{kind, select, money {An amount cannot be negative. Remove the minus sign.} side {A side cannot be negative. Remove the minus sign.} weight {A weight cannot be negative. Remove the minus sign.} other {This cannot be negative. Remove the minus sign.}}',
  },
  tooSmall: /*i18n*/ {
    id: 'error.tooSmall',
    message:
      '{kind, select, side {This is too small. Enter {minimum} cm or more.} weight {This is too small. Enter {minimum} g or more.} other {This is too small. Enter {minimum} or more.}}',
  },
  tooLarge: /*i18n*/ {
    id: 'error.tooLarge',
    message:
      '{kind, select, side {This is too large. Enter {maximum} cm or less; check the unit.} weight {This is too large. Enter {maximum} g or less; check the unit.} other {This is too large. Enter {maximum} or less; check for an extra digit.}}',
  },
  notText: /*i18n*/ {
    id: 'error.notText',
    message: 'This must be plain text, without control characters.',
  },
  tooLong: /*i18n*/ { id: 'error.tooLong', message: 'This is too long. Use {maximum} characters at most.' },
  notACode: /*i18n*/ {
    id: 'error.notACode',
    message: 'This is not a code. Codes are Latin letters, digits and underscores, such as small_envelope.',
  },
  notADate: /*i18n*/ { id: 'error.notADate', message: 'This is not a date. Write it as 2026-01-31.' },
  dateOutOfRange: /*i18n*/ {
    id: 'error.dateOutOfRange',
    message: 'This date is too far away. Choose one from the years {minimum} to {maximum}.',
  },
  notOneOf: /*i18n*/ {
    id: 'error.notOneOf',
    message: 'This is not an available option. Choose from: {options}.',
  },
  tooFewItems: /*i18n*/ {
    id: 'error.tooFewItems',
    message:
      '{minimum, select, 1 {The list is empty. Send at least one.} other {The list is too short. Send at least {minimum}.}}',
  },
  tooManyItems: /*i18n*/ {
    id: 'error.tooManyItems',
    message: 'The list is too long. Send {maximum} at most.',
  },
  threeSidesNeeded: /*i18n*/ {
    id: 'error.threeSidesNeeded',
    message: 'Enter three sides: length, width and height, such as 200, 150 and 100 mm.',
  },
  notTrueOrFalse: /*i18n*/ {
    id: 'error.notTrueOrFalse',
    message: 'Send true or false, without quotes.',
  },
  notAList: /*i18n*/ {
    id: 'error.notAList',
    message: 'This must be a list. Send it in square brackets, such as [1, 2].',
  },
  notAnObject: /*i18n*/ {
    id: 'error.notAnObject',
    message: 'This must be a JSON object: its fields in curly brackets.',
  },
  invalidValue: /*i18n*/ {
    id: 'error.invalidValue',
    message: 'This value cannot be used here. Check what the field expects.',
  },

  unknownStore: /*i18n*/ {
    id: 'error.unknownStore',
    message:
      'The store “{store}” is not offered. {nearest, select, none {Choose one from the list.} other {Did you mean “{nearest}”?}}',
  },
  unknownFamily: /*i18n*/ {
    id: 'error.unknownFamily',
    message:
      'There is no product family “{family}”. {nearest, select, none {Choose one from the list.} other {Did you mean “{nearest}”?}}',
  },
  unknownSubFamily: /*i18n*/ {
    id: 'error.unknownSubFamily',
    message:
      '{belongsTo, select, none {There is no category “{subFamily}” here. {nearest, select, none {Choose one from the list.} other {Did you mean “{nearest}”?}}} other {The category “{subFamily}” belongs to the family “{belongsTo}”. Choose that family, or another category.}}',
  },
  unknownType: /*i18n*/ {
    id: 'error.unknownType',
    message:
      '{belongsTo, select, none {There is no product type “{type}” here. {nearest, select, none {Choose one from the list.} other {Did you mean “{nearest}”?}}} other {The product type “{type}” belongs to the category “{belongsTo}”. Choose that category, or another type.}}',
  },
  unknownSizeClass: /*i18n*/ {
    id: 'error.unknownSizeClass',
    message:
      'This store has no size class “{sizeClass}”. {nearest, select, none {Choose another, or enter the sides.} other {Did you mean “{nearest}”?}}',
  },
  noSizeClassFits: /*i18n*/ {
    id: 'error.noSizeClassFits',
    message:
      'This parcel is too big or too heavy for every size class of the store. Check the sides and the weight, or choose another store.',
  },
  weightAboveClass: /*i18n*/ {
    id: 'error.weightAboveClass',
    message:
      'The parcel weighs {shippingWeight} g, but this size class takes {maxShippingWeight} g at most. Choose a larger class, or enter the dimensions.',
  },
  sizeMissing: /*i18n*/ {
    id: 'error.sizeMissing',
    message: 'The size is missing. Enter the dimensions, or choose a size class.',
  },
  weightMissing: /*i18n*/ {
    id: 'error.weightMissing',
    message: 'The weight is missing. The store’s fee depends on it; enter it in grams.',
  },
  noReferralRule: /*i18n*/ {
    id: 'error.noReferralRule',
    message:
      'The store has no commission for this category. Choose another category, or enter the rate yourself.',
  },
  noFeeTableYet: /*i18n*/ {
    id: 'error.noFeeTableYet',
    message:
      'On {on} the store had no fee table yet. {first, select, none {Ask the admin to publish one.} other {Choose {first} or later.}}',
  },
  missingFactor: /*i18n*/ {
    id: 'error.missingFactor',
    message: 'Cost price is missing a factor. Please check with the admin.',
  },
  manualRateMissing: /*i18n*/ {
    id: 'error.manualRateMissing',
    message:
      '{fee, select, referral {This store publishes no rates. Enter its commission.} other {This store publishes no rates. Enter its fulfilment fee.}}',
  },
  targetUnreachable: /*i18n*/ {
    id: 'error.targetUnreachable',
    message:
      '{highestMarginRate, select, none {No price makes a profit with these fees. Lower the cost or the extra costs.} other {No price reaches this margin. The highest possible is {highestMarginRate} of the price; ask for less, or lower the costs.}}',
  },
  outOfLimits: /*i18n*/ {
    id: 'error.outOfLimits',
    message:
      '{kind, select, side {A side is {minimum} to {maximum} cm. Check the unit.} weight {A weight is {minimum} to {maximum} g. Check the unit.} other {This is outside the limits. Enter {minimum} to {maximum}.}}',
  },
  tooManyRows: /*i18n*/ {
    id: 'error.tooManyRows',
    message: 'This file has {rows} rows; up to {maximum} can be sent at a time. Split the file.',
  },

  ...accountErrorMessages,
  ...adminErrorMessages,
  ...signInErrorMessages,
  ...referenceErrorMessages,
  ...subscriptionErrorMessages,
  ...legalErrorMessages,
  ...paymentErrorMessages,
  ...contactErrorMessages,
  ...productErrorMessages,
  ...sheetErrorMessages,
  ...rowErrorMessages,

  brokenFilter: /*i18n*/ {
    id: 'error.brokenFilter',
    message: 'The filter cannot be read. Send the base64 of a JSON object in UTF-8.',
  },
  filterTooLarge: /*i18n*/ {
    id: 'error.filterTooLarge',
    message: 'The filter is too large. Send fewer conditions ({maximum} at most).',
  },
  filterTooDeep: /*i18n*/ {
    id: 'error.filterTooDeep',
    message: 'The filter is nested too deeply. Write a column, an operator and a value.',
  },
  unknownColumn: /*i18n*/ {
    id: 'error.unknownColumn',
    message: 'This list has no column “{column}”. It has: {options}.',
  },
  unknownOperator: /*i18n*/ {
    id: 'error.unknownOperator',
    message: 'There is no operator “{operator}”. Use one of: {options}.',
  },
  unknownRelation: /*i18n*/ {
    id: 'error.unknownRelation',
    message:
      'This list has no relation “{relation}”. {options, select, none {It has none.} other {It has: {options}.}}',
  },

  brokenJson: /*i18n*/ {
    id: 'error.brokenJson',
    message:
      'The body is not valid JSON. Check its brackets, quotes and commas, and leave out keys named __proto__ or constructor.',
  },
  badRequest: /*i18n*/ {
    id: 'error.badRequest',
    message: 'The request cannot be read. Check its address, headers and body.',
  },
  notFound: /*i18n*/ {
    id: 'error.notFound',
    message: 'There is nothing at this address. See /v1/docs for what there is.',
  },
  methodNotAllowed: /*i18n*/ {
    id: 'error.methodNotAllowed',
    message: 'This address does not take {method}. It takes: {allowed}.',
  },
  requestTimeout: /*i18n*/ {
    id: 'error.requestTimeout',
    message: 'The request took too long to arrive. Check your connection and send it again.',
  },
  bodyTooLarge: /*i18n*/ {
    id: 'error.bodyTooLarge',
    message: 'The body is too large. Send fewer rows at a time.',
  },
  tooManyValues: /*i18n*/ {
    id: 'error.tooManyValues',
    message: 'The body holds too many fields, rows or levels. Send only the fields that are asked for.',
  },
  addressTooLong: /*i18n*/ {
    id: 'error.addressTooLong',
    message: 'The address is too long. Shorten it and try again.',
  },
  unsupportedMediaType: /*i18n*/ {
    id: 'error.unsupportedMediaType',
    message:
      'The body must be JSON with the header Content-Type: application/json, or a form (multipart/form-data) where a file is sent.',
  },
  tooManyRequests: /*i18n*/ {
    id: 'error.tooManyRequests',
    message: 'Too many requests. Wait a moment and try again.',
  },
  internal: /*i18n*/ {
    id: 'error.internal',
    message:
      'Action failed: something went wrong on our side. Try again; if it continues, give this number to support: {id}.',
  },
  headersTooLarge: /*i18n*/ {
    id: 'error.headersTooLarge',
    message: 'The address and headers are too large together. Shorten them, and clear this site’s cookies.',
  },
  restarting: /*i18n*/ {
    id: 'error.restarting',
    message: 'The server is restarting. Try again in a moment.',
  },
  overloaded: /*i18n*/ { id: 'error.overloaded', message: 'The server is busy. Try again in a moment.' },
  databaseUnavailable: /*i18n*/ {
    id: 'error.databaseUnavailable',
    message: 'Our database does not answer at the moment. Try again in a few seconds.',
  },
};
