import { asc, eq, inArray, desc, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { productSubFamily } from '../../lists/tables.ts';
import { classification, referralRule, slab, feeTable } from '../tables.ts';
import type { ListRow } from '@saer/contract/lists/all';
import { standardVat } from '@saer/contract/fees/standard-vat';
import type { StoreRules } from '@saer/contract/fees/store-rules';
import { publishedStates } from './dates.ts';

type Slab = Omit<typeof slab.$inferSelect, 'classificationId'>;
export type ClassRow = typeof classification.$inferSelect & { readonly slabs: readonly Slab[] };
export type RateRow = typeof referralRule.$inferSelect & { readonly subFamily: string };

/** A fee table's size classes in the store's order, each with its slabs, the lightest first. */
export async function findClasses(db: Database, feeTableId: number): Promise<readonly ClassRow[]> {
  const rows = await db
    .select()
    .from(classification)
    .where(eq(classification.feeTableId, feeTableId))
    .orderBy(asc(classification.position), asc(classification.id));
  const slabs = await findSlabs(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, slabs: slabs.get(row.id) ?? [] }));
}

/** The slabs of size classes by class id, the lightest first. */
export async function findSlabs(
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
export async function findRates(db: Database, feeTableId: number): Promise<readonly RateRow[]> {
  const rows = await db
    .select({ rate: referralRule, subFamily: productSubFamily.code })
    .from(referralRule)
    .innerJoin(productSubFamily, eq(productSubFamily.id, referralRule.subFamilyId))
    .where(eq(referralRule.feeTableId, feeTableId))
    .orderBy(asc(productSubFamily.familyId), asc(productSubFamily.position), asc(productSubFamily.id));
  return rows.map(({ rate, subFamily }) => ({ ...rate, subFamily }));
}

/** The figures of a size class except its slabs and overflow, with its code and names. */
export const classFigures = (row: ListRow<'classification'>) => ({
  code: row.code,
  nameEn: row.nameEn,
  nameAr: row.nameAr,
  handover: row.handover,
  longestSide: row.longestSide,
  medianSide: row.medianSide,
  shortestSide: row.shortestSide,
  packaging: row.packaging,
  maxShippingWeight: row.maxShippingWeight,
  breakpoint: row.breakpoint,
});

/** Rules that the first draft of a store begins with. */
export const usualRules: StoreRules = {
  feeVat: standardVat,
  minReferral: 0,
  priceEnding: 'none',
  addsPackaging: false,
  volumetricDivisor: null,
  roundUpTo: null,
  shippingCredit: [],
};

/** Picks the store's rules from a fee table. */
export const pickRules = (table: StoreRules): StoreRules => {
  const { feeVat, minReferral, priceEnding, addsPackaging, volumetricDivisor, roundUpTo, shippingCredit } =
    table;
  return { feeVat, minReferral, priceEnding, addsPackaging, volumetricDivisor, roundUpTo, shippingCredit };
};

/** Rules that an empty draft begins with: of the store's latest published table, else of its latest draft. */
export async function firstRules(tx: Transaction, storeId: number): Promise<StoreRules> {
  const [latest] = await tx
    .select()
    .from(feeTable)
    .where(eq(feeTable.storeId, storeId))
    .orderBy(
      desc(sql`${feeTable.state} in ${publishedStates}`),
      desc(feeTable.effectiveFrom),
      desc(feeTable.id),
    )
    .limit(1);
  return pickRules(latest ?? usualRules);
}
