import {
  type Entitlements,
  entitlements,
  type EntitlementState,
  type Entitlement,
} from '@saer/contract/subscriptions/entitlements';
import { maxMegabytes } from '@saer/contract/site/file';
import { and, eq, asc, desc } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { currentStatus } from '../queries.ts';
import { subscription } from '../tables.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { pricePlan } from '../../lists/tables.ts';

/** The refusal of what a plan unlocks: which right was missing, its limit without a plan, and a plan that has it. */
async function planNeeded(
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

/** The rights of a seller, with the users of their plan as a number. */
interface SellerEntitlements extends Omit<Entitlements, 'users'> {
  readonly state: EntitlementState;
  readonly users: number;
}

/** The rights that a seller and their sub-users have now: by the clock, whatever is stored. */
async function findEntitlements(db: Database | Transaction, sellerId: number): Promise<SellerEntitlements> {
  const [active] = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.subscriberId, sellerId), eq(subscription.status, 'ACTIVE')));
  const isActive = active !== undefined && currentStatus(active, Date.now()) === 'ACTIVE';
  const state = isActive ? 'subscribed' : 'free';
  const { users, ...others } = entitlements[state];
  return { ...others, state, users: users === 'plan' ? (active?.users ?? 1) : users };
}

/** Refuses products beyond those a seller may save. Call it after `lockOwner`, so that two requests cannot exceed them together. */
export async function requireProductLimit(
  tx: Transaction,
  sellerId: number,
  { saved, added }: { readonly saved: () => Promise<number>; readonly added: number },
): Promise<void> {
  if (added === 0) return;
  const { products } = await findEntitlements(tx, sellerId);
  if (products !== null && (await saved()) + added > products)
    throw await planNeeded(tx, 'products', products);
}

/** Refuses to save a sheet with more rows than a seller without a plan may save at once. The maximum with one is the caller's matter. */
export async function requireSheetRows(
  db: Database | Transaction,
  sellerId: number,
  rows: number,
): Promise<void> {
  const { state, sheetRows } = await findEntitlements(db, sellerId);
  if (state !== 'subscribed' && rows > sheetRows) throw await planNeeded(db, 'sheetRows', sheetRows);
}

/** Refuses to apply new fees or prices to more than one product at a time. */
export async function requireRepricing(tx: Transaction, sellerId: number): Promise<void> {
  const { repricing } = await findEntitlements(tx, sellerId);
  if (!repricing) throw await planNeeded(tx, 'repricing', 1);
}

const megabyte = 1024 * 1024;

/** Refuses files beyond those that an account may store, all together. */
export async function requireFileSpace(
  tx: Transaction,
  ownerId: number,
  { used, added }: { readonly used: number; readonly added: number },
): Promise<void> {
  const { state } = await findEntitlements(tx, ownerId);
  const megabytes = maxMegabytes[state];
  if (used + added <= megabytes * megabyte) return;
  if (state !== 'subscribed') throw await planNeeded(tx, 'megabytes', megabytes);
  throw new AppError({
    code: 'fileTooLarge',
    field: 'file',
    // Of what is left.
    details: { maximum: Math.max(0, Math.floor(megabytes - used / megabyte)) },
  });
}

/** Refuses one more user: without a plan, or beyond those of the plan. `users`: those there are, the subscriber included. */
export async function requireUserLimit(tx: Transaction, sellerId: number, users: number): Promise<void> {
  const { state, users: most } = await findEntitlements(tx, sellerId);
  if (users < most) return;
  if (state !== 'subscribed' || most === 1) throw await planNeeded(tx, 'users', most);
  throw new AppError({ code: 'tooManySubUsers', details: { maximum: most - 1 } });
}
