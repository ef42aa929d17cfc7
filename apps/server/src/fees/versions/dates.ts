import { riyadhDay } from '@saer/i18n/format-date';
import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { feeTable } from '../tables.ts';

export const today = (): string => riyadhDay(new Date());

/** The states of a published fee table: the latest one that has started is in force. */
export const publishedStates = ['published', 'superseded'] as const;

interface Dated {
  readonly id?: number;
  readonly storeId: number;
  readonly effectiveFrom: string;
}

/** Refuses a day that cannot be a fee table's first: before the table in force began, or the first day of another one. */
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
  if (inForce !== undefined && effectiveFrom < inForce.on)
    throw new AppError({
      code: 'versionDatedBefore',
      field: 'effectiveFrom',
      details: { inForce: inForce.on },
    });
  const [sameDay] = await tx
    .select({ id: feeTable.id })
    .from(feeTable)
    .where(and(others, eq(feeTable.effectiveFrom, effectiveFrom)))
    .limit(1);
  if (sameDay !== undefined)
    throw new AppError({
      code: 'versionDateTaken',
      field: 'effectiveFrom',
      details: { on: effectiveFrom },
    });
}
