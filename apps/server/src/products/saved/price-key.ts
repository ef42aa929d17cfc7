import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { AgreedFeeOverride } from '@saer/contract/fees/own-fees';
import type { StatementRate } from '@saer/contract/fees/statement-rate';
import { sql } from 'drizzle-orm';
import { statementRate } from '../../fees/statement-rates/tables.ts';
import { productFeeOverride as agreed } from '../../fees/tables.ts';

/**
 * The key of what priced a product, beside its fee table, whose id names the store's rules as well. A product is outdated while
 * its fee table and this key are not those of today (`outdated.ts`). Service fees price nothing and are no part of it.
 */
export interface PriceKey {
  readonly rangeFactorVersionId: number;
  readonly agreedFees: string;
  /** Who bears the VAT of the sale; empty for sellers who are registered, and where the store is not their supplier. */
  readonly saleVat: string;
  readonly seenRates: string;
  readonly typedRates: boolean;
}

/** Writes the figures of an agreed fee as one text; `agreedFeesText` does the same in SQL. */
const toText = ({ referral, fulfilment }: AgreedFeeOverride): string =>
  [referral?.rate1, fulfilment?.below, fulfilment?.above, fulfilment?.breakpoint]
    .map((figure) => figure ?? '')
    .join('/');

/** The figures of a row of agreed fees as one text. */
export const agreedFeesText = sql`concat(${agreed.referralRate}, '/', ${agreed.fulfilmentBelow}, '/', ${agreed.fulfilmentAbove}, '/', ${agreed.breakpoint})`;

/** Writes a seen rate with the rule that it replaces; `seenRatesText` does the same in SQL, for all bands. */
function rateText({ band, rate, replaces }: StatementRate): string {
  const { shape, rate1 } = replaces;
  const rest = replaces.shape === 'flat' ? ['', ''] : [replaces.limit, replaces.rate2];
  return `${band}=${[rate, shape, rate1, ...rest].join('/')}`;
}

/** The seen rates of a store and category that a seller uses as one text, in an aggregate over their rows; null for none. */
export const seenRatesText = sql`string_agg(concat(${statementRate.band}, '=', ${statementRate.rate}, '/',
  ${statementRate.replaces} ->> 'shape', '/', ${statementRate.replaces} ->> 'rate1', '/',
  ${statementRate.replaces} ->> 'limit', '/', ${statementRate.replaces} ->> 'rate2'), ';' order by ${statementRate.band} collate "C")`;

/** Writes the seen rates that a fee book has for a category of a store. */
const seenRates = (rates: readonly StatementRate[], store: string, subFamily: string): string =>
  rates
    .filter((each) => each.store === store && each.subFamily === subFamily)
    .toSorted((one, other) => (one.band < other.band ? -1 : 1))
    .map(rateText)
    .join(';');

interface Priced {
  readonly store: string;
  readonly subFamily: string;
  readonly barcode?: string | undefined;
  readonly vatRegistered: boolean;
}

/** The key of what a fee book prices a product with. */
export function priceKey(
  { rangeFactorVersionId = 0, overrides, statementRates = [], stores }: FeeBook,
  { store, subFamily, barcode, vatRegistered }: Priced,
): PriceKey {
  const found = overrides.find((each) => each.store === store && each.barcode === barcode);
  const own = stores.find(({ code }) => code === store)?.feeTable?.store;
  return {
    rangeFactorVersionId,
    agreedFees: found === undefined ? '' : toText(found),
    saleVat: vatRegistered ? '' : (own?.deemedSupplier ?? ''),
    seenRates: seenRates(statementRates, store, subFamily),
    typedRates: own?.manualRates ?? false,
  };
}

/** Tells whether two products were priced with the same. */
export const isSameKey = (one: PriceKey, other: PriceKey): boolean =>
  one.rangeFactorVersionId === other.rangeFactorVersionId &&
  one.agreedFees === other.agreedFees &&
  one.saleVat === other.saleVat &&
  one.seenRates === other.seenRates &&
  one.typedRates === other.typedRates;

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
