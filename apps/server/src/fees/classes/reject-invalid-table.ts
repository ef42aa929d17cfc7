import { checkSizeClasses } from '@saer/pricing/fees/check-size-classes';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { store } from '../../lists/tables.ts';
import { classesOf } from '../versions/read-content.ts';
import type { FeeTableRow } from '../versions/lock-table.ts';
import { classErrors } from './class-errors.ts';

/** Rejects a fee table without size classes that its store needs, or with invalid ones. */
export async function rejectInvalidTable(tx: Transaction, table: FeeTableRow): Promise<void> {
  const { id, storeId } = table;
  const [rule] = await tx.select().from(store).where(eq(store.id, storeId));
  if (rule === undefined) throw new AppError({ code: 'rowGone' });
  const classes = await classesOf(tx, id);
  if (classes.length === 0 && !rule.manualRates)
    throw new AppError({ code: 'versionIncomplete', field: 'classes' });
  const { problems } = checkSizeClasses(classes, table);
  const [first, ...others] = classErrors(problems, classes, (at) => `classes.${at}.`);
  if (first !== undefined) throw new AppError(first, ...others);
}
