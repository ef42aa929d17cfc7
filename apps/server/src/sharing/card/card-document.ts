import { formatDay } from '@saer/i18n/format-date';
import { formatAmount } from '@saer/i18n/format-money';
import { MINUS } from '@saer/i18n/format-number';
import { sayIn } from '../../integrations/local/translators.ts';
import type { NamedAnswer } from '../answer/name-answer.ts';
import type { Figure } from '@saer/quoting/figure';
import { cardWords as words, toConfirmWords } from './card-words.ts';

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
    brand: say(words.brand),
    priceLabel: say(isRecommended ? words.recommended : words.own),
    price: money(price),
    profit:
      profit === undefined
        ? null
        : {
            label: say(profit.halalas < 0 ? words.loss : words.profit),
            ...money(profit),
            isLoss: profit.halalas < 0,
          },
    store: shortened(store),
    category: category === undefined ? null : shortened(category),
    fees: say(words.fees, { day: formatDay(feesFrom) }),
    toConfirm: toConfirmWords({ price, profit }) === undefined ? null : say(words.shortToConfirm),
  };
}
export type CardDocument = ReturnType<typeof cardDocument>;
