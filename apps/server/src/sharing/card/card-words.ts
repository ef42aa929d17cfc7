import type { MessageDescriptor } from '@lingui/core';

/** Words of the picture, of the page and of link previews. */
export const cardWords = {
  brand: /*i18n*/ { id: 'share.brand', message: 'Saer' },
  recommended: /*i18n*/ { id: 'share.recommended', message: 'Recommended price' },
  own: /*i18n*/ { id: 'share.own', message: 'Price' },
  profit: /*i18n*/ { id: 'share.profit', message: 'Net profit' },
  loss: /*i18n*/ { id: 'share.loss', message: 'Net loss' },
  fees: /*i18n*/ { id: 'share.fees', message: 'Store fees from {day}' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
