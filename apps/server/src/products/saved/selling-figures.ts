import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { product } from '../tables.ts';

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
