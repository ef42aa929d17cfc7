import type { WrittenProduct } from '@saer/contract/product';
import type { ProductColumn } from '../rows/product-column.ts';

/** How a column's numbers are written: how many of the smallest units make one that people write, and how Excel shows it. */
interface Scale {
  readonly one: number;
  readonly format: string;
}

const money: Scale = { one: 100, format: '#,##0.00' };
const rate: Scale = { one: 100, format: '0.00' };
const side: Scale = { one: 10, format: '0.0' };

/** The columns that hold numbers; all others hold text. */
export const columnScales: Readonly<Partial<Record<ProductColumn, Scale>>> = {
  longestSide: side,
  medianSide: side,
  shortestSide: side,
  weight: { one: 1, format: '#,##0' },
  cost: money,
  costVat: rate,
  vat: rate,
  marginRate: rate,
  marginAmount: money,
  extraRate: rate,
  extraFixed: money,
  referralRate: rate,
  fulfilmentFee: money,
  price: money,
  currentPrice: money,
  minPrice: money,
  maxPrice: money,
  monthlySales: { one: 1, format: '#,##0' },
};

/** How wide a column is, in characters. */
export function columnWidth(column: ProductColumn, header: string): number {
  const min = column === 'name' || column === 'nameEn' || column === 'nameAr' ? 32 : 14;
  return Math.max(min, Math.min(30, header.length + 3));
}

const numbers: Readonly<Partial<Record<ProductColumn, (product: WrittenProduct) => number | undefined>>> = {
  longestSide: ({ sides }) => sides?.[0],
  medianSide: ({ sides }) => sides?.[1],
  shortestSide: ({ sides }) => sides?.[2],
  weight: ({ weight }) => weight,
  cost: ({ cost }) => cost,
  costVat: ({ costVat }) => costVat,
  vat: ({ vat }) => vat,
  marginRate: ({ marginRate }) => marginRate,
  marginAmount: ({ marginAmount }) => marginAmount,
  extraRate: ({ extraRate }) => extraRate,
  extraFixed: ({ extraFixed }) => extraFixed,
  price: ({ price }) => price,
  currentPrice: ({ currentPrice }) => currentPrice,
  minPrice: ({ minPrice }) => minPrice,
  maxPrice: ({ maxPrice }) => maxPrice,
  monthlySales: ({ monthlySales }) => monthlySales,
  referralRate: ({ override }) =>
    override?.referral?.shape === 'flat' ? override.referral.rate1 : undefined,
  fulfilmentFee: ({ override }) =>
    override?.fulfilment?.breakpoint === null ? override.fulfilment.below : undefined,
};

/** The number a column holds of a product, in the smallest units; undefined: none, or none that is a single number. */
export const columnNumber = (product: WrittenProduct, column: ProductColumn): number | undefined =>
  numbers[column]?.(product);
