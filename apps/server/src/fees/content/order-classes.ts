import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { classification } from '../tables.ts';

/** Numbers a fee table's size classes in the requested order. */
export async function orderClasses(
  tx: Transaction,
  feeTableId: number,
  wanted: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<void> {
  const positions = new Map(wanted.map((each, index) => [keyOf(each), index]));
  const { id, code, handover, position } = classification;
  const rows = await tx
    .select({ id, code, handover, position })
    .from(classification)
    .where(eq(classification.feeTableId, feeTableId));
  for (const row of rows) {
    const wantedPosition = positions.get(keyOf(row));
    if (wantedPosition !== undefined && wantedPosition !== row.position)
      await tx.update(classification).set({ position: wantedPosition }).where(eq(id, row.id));
  }
}
