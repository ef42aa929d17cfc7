import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { productSubFamily } from '../../lists/tables.ts';
import { classification, referralRule, slab } from '../tables.ts';

type Slab = Omit<typeof slab.$inferSelect, 'classificationId'>;
export type ClassRow = typeof classification.$inferSelect & { readonly slabs: readonly Slab[] };
export type RateRow = typeof referralRule.$inferSelect & { readonly subFamily: string };

/** A fee table's size classes in the store's order, each with its slabs, the lightest first. */
export async function classesOf(db: Database, feeTableId: number): Promise<readonly ClassRow[]> {
  const rows = await db
    .select()
    .from(classification)
    .where(eq(classification.feeTableId, feeTableId))
    .orderBy(asc(classification.position), asc(classification.id));
  const slabs = await slabsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, slabs: slabs.get(row.id) ?? [] }));
}

/** The slabs of size classes by class id, the lightest first. */
export async function slabsOf(
  db: Database,
  classIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Slab[]>> {
  const rows = await db
    .select()
    .from(slab)
    .where(inArray(slab.classificationId, [...classIds]))
    .orderBy(asc(slab.maxWeight));
  const found = new Map<number, Slab[]>();
  for (const { classificationId, ...each } of rows)
    found.set(classificationId, [...(found.get(classificationId) ?? []), each]);
  return found;
}

/** A fee table's commissions in the order of their sub families. */
export async function ratesOf(db: Database, feeTableId: number): Promise<readonly RateRow[]> {
  const rows = await db
    .select({ rate: referralRule, subFamily: productSubFamily.code })
    .from(referralRule)
    .innerJoin(productSubFamily, eq(productSubFamily.id, referralRule.subFamilyId))
    .where(eq(referralRule.feeTableId, feeTableId))
    .orderBy(asc(productSubFamily.familyId), asc(productSubFamily.position), asc(productSubFamily.id));
  return rows.map(({ rate, subFamily }) => ({ ...rate, subFamily }));
}
