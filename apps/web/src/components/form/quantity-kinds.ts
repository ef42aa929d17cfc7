import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatScaled, formatPercentNumber } from '@saer/i18n/format-number';
import { formatAmount } from '@saer/i18n/format-money';
import { parseSide, parseWeight } from '@saer/i18n/parse-measure';
import { parseMoney, parseRate, parseQuantity } from '@saer/i18n/parse-money';
import type { QuantityKind } from './form-quantity-field.tsx';

/** The numbers people type: sums in riyals, shares in percent, sides in centimetres, weights in grams, and plain counts. */
export const quantityKinds = {
  money: { parse: parseMoney, format: formatAmount },
  rate: { parse: parseRate, format: formatPercentNumber },
  side: { parse: parseSide, format: formatSide },
  weight: { parse: parseWeight, format: formatWeight },
  count: {
    parse: (text) => parseQuantity(text, { scale: 0, max: 2_147_483_647, words: [] }),
    format: (value) => formatScaled(value, 0),
  },
} as const satisfies Record<string, QuantityKind>;
