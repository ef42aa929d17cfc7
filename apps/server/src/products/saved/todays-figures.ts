import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isCurrent } from './derived-rows.ts';
import { productEffect, type product } from '../tables.ts';
import { calculationInput } from './calculation-input.ts';
import { toResult } from './price-product.ts';

type Column = Exclude<
  keyof typeof product.$inferSelect,
  'search' | 'saveKey' | 'saveContent' | 'storeId' | 'subFamilyId' | 'typeId'
>;
type Columns = Readonly<Record<Column, SQLWrapper>>;

/** The profit required by the seller's own target at the recommended price; null if there is only the range factor's. */
const ownTarget = (of: Columns): SQL => sql`greatest(
  ${of.marginAmount},
  ceil(${of.marginRate}::numeric / 10000 * case ${of.marginBase}
    when 'price' then ${of.recommendedPrice}
    when 'net' then ${of.recommendedPrice}
      - case when ${of.vatRegistered} then round(${of.recommendedPrice}::numeric * ${of.vat} / (10000 + ${of.vat})) else 0 end
    else case when ${of.costIncludesVat} then round(${of.cost}::numeric * 10000 / (10000 + ${of.costVat})) else ${of.cost} end
  end)
)`;

/** Figures by today's fees in the place of saved ones; null for a product whose saved figures are today's. */
export interface TodaysFigures {
  /** At the selling price. */
  readonly profit: SQL;
  readonly meetsTarget: SQL;
  readonly recommendedPrice: SQL;
}

/**
 * A product's figures at its selling price: the current one, or the final one if it is unknown. `today`: what replaces its saved
 * figures; undefined if those are today's for all products.
 */
export function sellingFigures(saved: Columns, today?: TodaysFigures) {
  const price = sql`coalesce(${saved.currentPrice}, ${saved.finalPrice})`;
  const savedProfit = sql`coalesce(${saved.currentProfit}, ${saved.profit})`;
  const savedMeets = sql`coalesce(${saved.currentMeetsTarget}, ${saved.meetsTarget})`;
  const profit = today === undefined ? savedProfit : sql`coalesce(${today.profit}, ${savedProfit})`;
  const meetsTarget = today === undefined ? savedMeets : sql`coalesce(${today.meetsTarget}, ${savedMeets})`;
  const recommendedPrice =
    today === undefined
      ? sql`${saved.recommendedPrice}`
      : sql`coalesce(${today.recommendedPrice}, ${saved.recommendedPrice})`;
  const of: Columns = { ...saved, recommendedPrice };
  // At the recommended price the profit is known if that is the final price; else the target is a lower bound.
  const savedTarget = sql`case when ${saved.finalPrice} = ${saved.recommendedPrice} then ${saved.profit} else ${ownTarget(saved)} end`;
  const targetProfit =
    today === undefined
      ? savedTarget
      : sql`case when ${today.recommendedPrice} is null then ${savedTarget} else ${ownTarget(of)} end`;
  return {
    price,
    profit,
    recommendedPrice,
    difference: sql`${recommendedPrice} - ${price}`,
    losing: sql`${profit} < 0`,
    missing: sql`not ${meetsTarget}`,
    differs: sql`${price} <> ${recommendedPrice}`,
    /** Halalas lost per month; null if sales are unknown. */
    monthlyLoss: sql`-${profit}::numeric * ${of.monthlySales}`,
    /** Halalas per month by which its profit falls short of the profit at the recommended price. */
    monthlyShortfall: sql`greatest(${targetProfit} - ${profit}, 0)::numeric * ${of.monthlySales}`,
  };
}

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
  const priced = toResult(book, {
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
