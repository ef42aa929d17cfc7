import type { Handover } from '@saer/contract/fee-table';
import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { classification } from '../tables.ts';
import type { ClassKey } from './same-class.ts';

/** SQL form of the handover rule of `isSameClass`: rows of a table that apply to a handover. */
export const onHandover = (feeTableId: number, handover: Handover | null): SQL | undefined =>
  and(
    eq(classification.feeTableId, feeTableId),
    handover === null
      ? undefined
      : or(isNull(classification.handover), eq(classification.handover, handover)),
  );

/** Rejects a class whose code another class of the table has. */
export async function requireUniqueCode(
  tx: Transaction,
  { id = 0, feeTableId, code, handover }: ClassKey & { readonly id?: number; readonly feeTableId: number },
): Promise<void> {
  const others = and(
    onHandover(feeTableId, handover),
    eq(classification.code, code),
    ne(classification.id, id),
  );
  if ((await tx.$count(classification, others)) > 0)
    throw new AppError({ code: 'classTwice', field: 'code', details: { code } });
}
