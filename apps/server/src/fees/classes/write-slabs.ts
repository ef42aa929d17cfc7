import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { slab } from '../tables.ts';

export type Slab = Omit<typeof slab.$inferSelect, 'classificationId'>;

/** Replaces the slabs of a size class. */
export async function writeSlabs(
  tx: Transaction,
  classificationId: number,
  slabs: readonly Slab[],
): Promise<void> {
  await tx.delete(slab).where(eq(slab.classificationId, classificationId));
  if (slabs.length > 0) await tx.insert(slab).values(slabs.map((each) => ({ ...each, classificationId })));
}
