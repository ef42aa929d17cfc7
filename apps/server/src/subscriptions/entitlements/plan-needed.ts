import type { Entitlement } from '@saer/contract/entitlements';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { pricePlan } from '../../lists/tables.ts';

/** The refusal of what a plan unlocks: which right was missing, its limit without a plan, and a plan that has it. */
export async function planNeeded(
  db: Database | Transaction,
  entitlement: Entitlement | 'megabytes',
  limit: number,
): Promise<AppError> {
  const [plan] = await db
    .select({ planId: pricePlan.id, planEn: pricePlan.nameEn, planAr: pricePlan.nameAr })
    .from(pricePlan)
    .where(eq(pricePlan.active, true))
    .orderBy(desc(pricePlan.recommended), asc(pricePlan.monthlyPrice), asc(pricePlan.id))
    .limit(1);
  return new AppError({ code: 'planNeeded', details: { entitlement, limit, ...plan } });
}
