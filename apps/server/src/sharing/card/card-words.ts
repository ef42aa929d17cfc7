import type { MessageDescriptor } from '@lingui/core';
import type { SharedAnswer } from '../answer/shared-answer.ts';

/** Words of the picture, of the page and of link previews. */
export const cardWords = {
  brand: /*i18n*/ { id: 'share.brand', message: 'Saer' },
  recommended: /*i18n*/ { id: 'share.recommended', message: 'Recommended price' },
  own: /*i18n*/ { id: 'share.own', message: 'Price' },
  profit: /*i18n*/ { id: 'share.profit', message: 'Net profit' },
  loss: /*i18n*/ { id: 'share.loss', message: 'Net loss' },
  toConfirm: /*i18n*/ {
    id: 'share.toConfirm',
    message:
      'To be confirmed: it rests on a fee or a rule that neither a public source nor Saer has confirmed.',
  },
  profitToConfirm: /*i18n*/ {
    id: 'share.profitToConfirm',
    message:
      'The profit is to be confirmed: it rests on a fee or a rule that neither a public source nor Saer has confirmed.',
  },
  shortToConfirm: /*i18n*/ { id: 'share.shortToConfirm', message: 'To be confirmed' },
  fees: /*i18n*/ { id: 'share.fees', message: 'Store fees from {day}' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

/** The sentence of a shared answer that rests on something unconfirmed; undefined if all of it is confirmed. */
export const toConfirmWords = ({
  price,
  profit,
}: Pick<SharedAnswer, 'price' | 'profit'>): MessageDescriptor | undefined =>
  price.isToConfirm ? cardWords.toConfirm : profit?.isToConfirm ? cardWords.profitToConfirm : undefined;
