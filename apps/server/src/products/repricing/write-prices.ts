import type { ProductResult } from '@saer/catalogue/product-result';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { product } from '../tables.ts';

/** A product's own price, and what its price comes to. */
export interface NewPrice extends ProductResult {
  readonly id: number;
  readonly price: number | null;
}

/** Writes the prices of many products, priced just now, in one go. */
export async function writePrices(tx: Transaction, prices: readonly NewPrice[]): Promise<void> {
  await tx.execute(sql`
    update ${product} set
      price = given.price,
      fee_table_id = given."feeTableId",
      recommended_price = given."recommendedPrice",
      final_price = given."finalPrice",
      commission = given.commission,
      fulfilment_fee = given."fulfilmentFee",
      total_store_fees = given."totalStoreFees",
      profit = given.profit,
      final_margin = given."finalMargin",
      meets_target = given."meetsTarget",
      current_profit = given."currentProfit",
      current_meets_target = given."currentMeetsTarget",
      calculated_at = now(),
      updated_at = now(),
      version = ${product.version} + 1
    from json_to_recordset(${JSON.stringify(prices)}::json) as given(
      id integer, price integer, "feeTableId" integer, "recommendedPrice" bigint, "finalPrice" bigint,
      commission bigint, "fulfilmentFee" bigint, "totalStoreFees" bigint, profit bigint, "finalMargin" bigint,
      "meetsTarget" boolean, "currentProfit" bigint, "currentMeetsTarget" boolean
    )
    where ${product.id} = given.id`);
}
