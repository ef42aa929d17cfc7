import { type SellerDashboard, startPageRows } from '@saer/contract/dashboard';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { productFeeOverride } from '../../fees/tables.ts';
import { newestProductGroups } from '../../history/queries.ts';
import type { Principal } from '../../http/principal.ts';
import { summarizeProducts } from '../../products/queries.ts';
import { findTodaysFees } from '../../products/repricing/price-effects.ts';
import { product } from '../../products/tables.ts';
import { newFees } from './new-fees.ts';
import { weakestProducts } from './weakest-products.ts';

/** The start page of a seller, or of a sub-user about their subscriber's products. */
export async function readSellerDashboard(
  db: Database,
  principal: Principal,
  signal: AbortSignal,
): Promise<SellerDashboard> {
  const { tenantId } = principal;
  const now = new Date();
  const today = await findTodaysFees(db, principal, signal);
  const [summary, examples, agreedFees, fees, weakest, changes] = await Promise.all([
    summarizeProducts(db, principal, {}, signal),
    db.$count(product, and(eq(product.ownerId, tenantId), eq(product.isExample, true))),
    db.$count(productFeeOverride, eq(productFeeOverride.accountId, tenantId)),
    newFees(db, tenantId, riyadhDay(now), startPageRows),
    weakestProducts(db, tenantId, startPageRows, today),
    newestProductGroups(db, tenantId, startPageRows),
  ]);
  return {
    figures: { ...summary, examples, agreedFees },
    fees,
    weakest,
    changes: [...changes],
    at: now.toISOString(),
  };
}
