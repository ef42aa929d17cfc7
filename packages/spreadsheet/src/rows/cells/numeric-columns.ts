import type { WrittenProduct } from '@saer/contract/products/product';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatPercentNumber } from '@saer/i18n/format-number';
import { formatAmount } from '@saer/i18n/format-money';
import { parseSideInUnit, parseWeightInUnit } from '@saer/i18n/parse-in-unit';
import { parseMoney, parseRate, type ParsedQuantity } from '@saer/i18n/parse-money';
import type { ProductColumn } from '../layouts/product-column.ts';

/** Reading and writing of the numbers of a column. A product holds them in the smallest units. */
export interface Quantity {
  /** Smallest units in one of each unit; '': of the one that people write. */
  readonly perUnit: { readonly '': number } & Readonly<Record<string, number>>;
  /** Number format by which Excel shows it. */
  readonly format: string;
  /** Writes it as text, as the grid does. */
  readonly write: (value: number) => string;
  /** Reads a text in which people name a unit; absent: they name none. */
  readonly inWords?: {
    readonly parse: (text: string) => ParsedQuantity;
    /** The unit a bare number stands in, as it is said beside it. */
    readonly unit: string;
  };
}

export const money: Quantity = {
  perUnit: { '': 100, SAR: 100, withVat: 100, withoutVat: 100 },
  format: '#,##0.00',
  write: formatAmount,
  inWords: { parse: parseMoney, unit: ' SAR' },
};
export const rate: Quantity = {
  perUnit: { '': 100, '%': 100, share: 10_000 },
  format: '0.00',
  write: (value) => `${formatPercentNumber(value)}%`,
  inWords: { parse: parseRate, unit: '%' },
};
const side: Quantity = {
  perUnit: { '': 10, cm: 10, mm: 1, m: 1000 },
  format: '0.0',
  write: formatSide,
  inWords: { parse: parseSideInUnit, unit: ' cm' },
};
const weight: Quantity = {
  perUnit: { '': 1, g: 1, kg: 1000 },
  format: '#,##0',
  write: formatWeight,
  inWords: { parse: parseWeightInUnit, unit: ' g' },
};
const count: Quantity = { perUnit: { '': 1 }, format: '#,##0', write: String };

interface NumericColumn {
  readonly quantity: Quantity;
  /** Undefined: the product has none, or none that is a single number. */
  readonly valueOf: (product: WrittenProduct) => number | undefined;
}

const columns = {
  longestSide: { quantity: side, valueOf: ({ sides }) => sides?.[0] },
  medianSide: { quantity: side, valueOf: ({ sides }) => sides?.[1] },
  shortestSide: { quantity: side, valueOf: ({ sides }) => sides?.[2] },
  weight: { quantity: weight, valueOf: (product) => product.weight },
  cost: { quantity: money, valueOf: ({ cost }) => cost },
  costVat: { quantity: rate, valueOf: ({ costVat }) => costVat },
  vat: { quantity: rate, valueOf: ({ vat }) => vat },
  marginRate: { quantity: rate, valueOf: ({ marginRate }) => marginRate },
  marginAmount: { quantity: money, valueOf: ({ marginAmount }) => marginAmount },
  extraRate: { quantity: rate, valueOf: ({ extraRate }) => extraRate },
  extraFixed: { quantity: money, valueOf: ({ extraFixed }) => extraFixed },
  adsRate: { quantity: rate, valueOf: ({ adsRate }) => adsRate },
  couponRate: { quantity: rate, valueOf: ({ couponRate }) => couponRate },
  returnCost: { quantity: money, valueOf: ({ returnCost }) => returnCost },
  storageCost: { quantity: money, valueOf: ({ storageCost }) => storageCost },
  referralRate: {
    quantity: rate,
    valueOf: ({ override }) => (override?.referral?.shape === 'flat' ? override.referral.rate1 : undefined),
  },
  fulfilmentFee: {
    quantity: money,
    valueOf: ({ override }) =>
      override?.fulfilment?.breakpoint === null ? override.fulfilment.below : undefined,
  },
  price: { quantity: money, valueOf: ({ price }) => price },
  currentPrice: { quantity: money, valueOf: ({ currentPrice }) => currentPrice },
  minPrice: { quantity: money, valueOf: ({ minPrice }) => minPrice },
  maxPrice: { quantity: money, valueOf: ({ maxPrice }) => maxPrice },
  monthlySales: { quantity: count, valueOf: ({ monthlySales }) => monthlySales },
} satisfies Partial<Record<ProductColumn, NumericColumn>>;

export type NumericColumnName = keyof typeof columns;

/** The columns that hold numbers; all others hold text. */
export const numericColumns: Readonly<Partial<Record<ProductColumn, NumericColumn>>> = columns;
