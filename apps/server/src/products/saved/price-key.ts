import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { AgreedFeeOverride } from '@saer/contract/fees/own-fees';
import { sql } from 'drizzle-orm';
import { productFeeOverride as agreed } from '../../fees/tables.ts';

/**
 * The key of what priced a product, beside its fee table, whose id names the store's rules as well. A product is outdated while
 * its fee table and this key are not those of today (`outdated.ts`). Service fees price nothing and are no part of it.
 */
export interface PriceKey {
  readonly rangeFactorVersionId: number;
  readonly agreedFees: string;
}

/** Writes the figures of an agreed fee as one text; `agreedFeesText` does the same in SQL. */
const toText = ({ referral, fulfilment }: AgreedFeeOverride): string =>
  [referral?.rate1, fulfilment?.below, fulfilment?.above, fulfilment?.breakpoint]
    .map((figure) => figure ?? '')
    .join('/');

/** The figures of a row of agreed fees as one text. */
export const agreedFeesText = sql`concat(${agreed.referralRate}, '/', ${agreed.fulfilmentBelow}, '/', ${agreed.fulfilmentAbove}, '/', ${agreed.breakpoint})`;

/** The key of what a fee book prices a product with. */
export function priceKey(
  { rangeFactorVersionId = 0, overrides }: Pick<FeeBook, 'rangeFactorVersionId' | 'overrides'>,
  { store, barcode }: { readonly store: string; readonly barcode?: string | undefined },
): PriceKey {
  const found = overrides.find((each) => each.store === store && each.barcode === barcode);
  return { rangeFactorVersionId, agreedFees: found === undefined ? '' : toText(found) };
}

/** Tells whether two products were priced with the same. */
export const isSameKey = (one: PriceKey, other: PriceKey): boolean =>
  one.rangeFactorVersionId === other.rangeFactorVersionId && one.agreedFees === other.agreedFees;

/** Products with the keys of what priced them, both by id. */
export function withKeys<Product extends { readonly id: number }>(
  products: readonly Product[],
  keys: readonly (PriceKey & { readonly id: number })[],
): (Product & PriceKey)[] {
  const found = new Map(keys.map((key) => [key.id, key]));
  return products.flatMap((each) => {
    const key = found.get(each.id);
    return key === undefined ? [] : [{ ...each, ...key }];
  });
}
