import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isCurrent } from './derived-rows.ts';
import { productEffect } from '../tables.ts';
import { calculationInput } from './calculation-input.ts';
import { resultOf } from './price-product.ts';
import type { TodaysFigures } from './selling-figures.ts';

/** Today's fees for a seller, some of whose products were saved with others. */
export interface TodaysFees {
  readonly book: FeeBook;
  /** Names the saved effects of these fees. */
  readonly hash: string;
}

/**
 * A product with its figures by today's fees, at the prices that it has: the recommended price changes, the final one does not. If these
 * fees give it no price, its figures stay those it was saved with.
 */
export function byTodaysFees(book: FeeBook, saved: ListedProduct): ListedProduct {
  if (!saved.byOldFees) return saved;
  const { finalPrice, currentPrice } = saved;
  const priced = resultOf(book, {
    ...calculationInput(saved),
    price: finalPrice,
    ...(currentPrice === null ? {} : { currentPrice }),
  });
  if (!priced.ok) return saved;
  return { ...saved, ...priced.result, byOldFees: false, calculatedAt: new Date().toISOString() };
}

const joined = (column: PgColumn): SQL =>
  sql`case when ${productEffect.neededPrice} is not null then ${column} end`;

/** Effects in a query that joins them by `isCurrent`. One without a needed price replaces nothing. */
export const joinedFigures: TodaysFigures = {
  profit: joined(productEffect.profit),
  meetsTarget: joined(productEffect.meetsTarget),
  recommendedPrice: sql`${productEffect.neededPrice}`,
};

/** The same in a query of products alone. */
export const soughtFigures = (hash: string): TodaysFigures => {
  const sought = (column: PgColumn): SQL =>
    sql`(select ${column} from ${productEffect}
      where ${isCurrent(productEffect, hash)} and ${productEffect.neededPrice} is not null)`;
  return {
    profit: sought(productEffect.profit),
    meetsTarget: sought(productEffect.meetsTarget),
    recommendedPrice: sought(productEffect.neededPrice),
  };
};
