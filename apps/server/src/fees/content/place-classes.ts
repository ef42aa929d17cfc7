import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { Row } from '../../lists/listing/relations.ts';
import { classification } from '../../lists/tables.ts';

/** Numbers a fee table's size classes in the order in which they are wanted. */
export async function placeClasses(
  tx: Transaction,
  feeTableId: number,
  wanted: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<void> {
  const places = new Map(wanted.map((each, position) => [keyOf(each), position]));
  const { id, code, handover, position } = classification;
  const rows = await tx
    .select({ id, code, handover, position })
    .from(classification)
    .where(eq(classification.feeTableId, feeTableId));
  for (const row of rows) {
    const place = places.get(keyOf(row));
    if (place !== undefined && place !== row.position)
      await tx.update(classification).set({ position: place }).where(eq(id, row.id));
  }
}
