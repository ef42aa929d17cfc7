import { riyadhDay } from '@saer/i18n/format-date';
import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { feeTable } from '../tables.ts';

export const today = (): string => riyadhDay(new Date());

/** The states of a published fee table; of a store's tables in these states, the latest that has begun is in force. */
export const publishedStates = ['published', 'superseded'] as const;

interface Dated {
  readonly id?: number;
  readonly storeId: number;
  readonly effectiveFrom: string;
}

/** Rejects a first day before the version in force began, or on which another version begins. */
export function requireFreeDay(
  effectiveFrom: string,
  { inForce, isTaken }: { readonly inForce: string | undefined; readonly isTaken: boolean },
): void {
  const field = 'effectiveFrom';
  if (inForce !== undefined && effectiveFrom < inForce)
    throw new AppError({ code: 'versionDatedBefore', field, details: { inForce } });
  if (isTaken) throw new AppError({ code: 'versionDateTaken', field, details: { on: effectiveFrom } });
}

/** Rejects the first day of a fee table by the other published tables of its store. */
export async function rejectDate(tx: Transaction, { id = 0, storeId, effectiveFrom }: Dated): Promise<void> {
  const others = and(
    eq(feeTable.storeId, storeId),
    inArray(feeTable.state, publishedStates),
    ne(feeTable.id, id),
  );
  const [inForce] = await tx
    .select({ on: feeTable.effectiveFrom })
    .from(feeTable)
    .where(and(others, lte(feeTable.effectiveFrom, today())))
    .orderBy(desc(feeTable.effectiveFrom))
    .limit(1);
  const [sameDay] = await tx
    .select({ id: feeTable.id })
    .from(feeTable)
    .where(and(others, eq(feeTable.effectiveFrom, effectiveFrom)))
    .limit(1);
  requireFreeDay(effectiveFrom, { inForce: inForce?.on, isTaken: sameDay !== undefined });
}
