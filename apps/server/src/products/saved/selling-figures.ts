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

/** A product's figures at its selling price: the current one, or the final one if it is unknown. */
export function sellingFigures(of: Columns) {
  const price = sql`coalesce(${of.currentPrice}, ${of.finalPrice})`;
  const profit = sql`coalesce(${of.currentProfit}, ${of.profit})`;
  // At the recommended price the profit is known if that is the final price; else the target is a lower bound.
  const targetProfit = sql`case when ${of.finalPrice} = ${of.recommendedPrice} then ${of.profit} else ${ownTarget(of)} end`;
  return {
    price,
    profit,
    difference: sql`${of.recommendedPrice} - ${price}`,
    losing: sql`${profit} < 0`,
    missing: sql`not coalesce(${of.currentMeetsTarget}, ${of.meetsTarget})`,
    differs: sql`${price} <> ${of.recommendedPrice}`,
    /** Halalas lost per month; null if sales are unknown. */
    monthlyLoss: sql`-${profit}::numeric * ${of.monthlySales}`,
    /** Halalas per month by which its profit falls short of the profit at the recommended price. */
    monthlyShortfall: sql`greatest(${targetProfit} - ${profit}, 0)::numeric * ${of.monthlySales}`,
  };
}
