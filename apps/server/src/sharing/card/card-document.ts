import { formatDay } from '@saer/i18n/format-date';
import { formatAmount } from '@saer/i18n/format-money';
import { MINUS } from '@saer/i18n/format-number';
import { sayIn } from '../../integrations/local/translators.ts';
import type { NamedAnswer, SharedAnswer } from '../answer/shared-answer.ts';
import type { Figure } from '@saer/quoting/figure';
import type { MessageDescriptor } from '@lingui/core';

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

/** Characters of a name that fit on the picture. */
const longestName = 54;

const shortened = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;

/** The sign of the riyal stands between the two. */
const money = ({ halalas }: Figure) => ({
  minus: halalas < 0 ? MINUS : '',
  amount: formatAmount(Math.abs(halalas)),
});

/** A shared answer as the data of its picture. */
export function cardDocument({
  language,
  isRecommended,
  price,
  profit,
  store,
  category,
  feesFrom,
}: NamedAnswer) {
  const say = sayIn(language);
  return {
    language,
    brand: say(cardWords.brand),
    priceLabel: say(isRecommended ? cardWords.recommended : cardWords.own),
    price: money(price),
    profit:
      profit === undefined
        ? null
        : {
            label: say(profit.halalas < 0 ? cardWords.loss : cardWords.profit),
            ...money(profit),
            isLoss: profit.halalas < 0,
          },
    store: shortened(store),
    category: category === undefined ? null : shortened(category),
    fees: say(cardWords.fees, { day: formatDay(feesFrom) }),
    toConfirm: toConfirmWords({ price, profit }) === undefined ? null : say(cardWords.shortToConfirm),
  };
}
export type CardDocument = ReturnType<typeof cardDocument>;
