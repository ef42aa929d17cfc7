import type { ActionKind } from '@saer/contract/choices';
import { sellingPrice } from '@saer/quoting/selling';
import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../database/bulk-write.ts';
import type { Transaction } from '../../database/database.ts';
import type { Repriced } from '../repricing/write-prices.ts';
import { appliedAction } from '../tables.ts';

/** A product at a suggested price, and what the suggestion was about. */
export interface Applied extends Repriced {
  readonly kind: ActionKind;
}

const columns = ['productId', 'productVersion', 'kind', 'priceBefore', 'price', 'monthlySales'] as const;

/** Saves which suggestions were taken: the last one of each product. */
export async function rememberApplied(tx: Transaction, applied: readonly Applied[]): Promise<void> {
  if (applied.length === 0) return;
  const rows = applied.map(({ before, now, kind }) => ({
    productId: before.id,
    productVersion: before.version + 1,
    kind,
    priceBefore: sellingPrice(before),
    price: sellingPrice(now),
    monthlySales: before.monthlySales,
  }));
  await tx.execute(sql`
    ${bulkInsert(appliedAction, columns, rows)}
    on conflict (product_id) do update set product_version = excluded.product_version, kind = excluded.kind,
      price_before = excluded.price_before, price = excluded.price, monthly_sales = excluded.monthly_sales,
      applied_at = excluded.applied_at`);
}
