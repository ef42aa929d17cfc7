import type { Transaction } from '../../database/database.ts';
import { unconfirmed } from '../../lists/editing/provenance.ts';
import { classification, referralRule, slab } from '../tables.ts';
import { type ClassRow, classesOf, type RateRow, ratesOf } from './read-content.ts';

/** A source covers only the version it was given for: a copied figure has none and needs confirmation. */
const provenanceOf = ({ note }: ClassRow | RateRow) => ({ ...unconfirmed, note });

const copiedClass = (row: ClassRow) => ({
  ...provenanceOf(row),
  code: row.code,
  nameEn: row.nameEn,
  nameAr: row.nameAr,
  position: row.position,
  handover: row.handover,
  longestSide: row.longestSide,
  medianSide: row.medianSide,
  shortestSide: row.shortestSide,
  packaging: row.packaging,
  maxShippingWeight: row.maxShippingWeight,
  breakpoint: row.breakpoint,
  overflowStep: row.overflowStep,
  overflowFee: row.overflowFee,
});

/** Copies size classes and commissions from one fee table into an empty one. */
export async function copyContent(tx: Transaction, from: number, feeTableId: number): Promise<void> {
  for (const each of await classesOf(tx, from)) {
    const [copy] = await tx
      .insert(classification)
      .values({ ...copiedClass(each), feeTableId })
      .returning();
    if (copy !== undefined && each.slabs.length > 0)
      await tx.insert(slab).values(each.slabs.map((one) => ({ ...one, classificationId: copy.id })));
  }
  const rates = await ratesOf(tx, from);
  if (rates.length === 0) return;
  await tx.insert(referralRule).values(
    rates.map((row) => {
      const { subFamilyId, shape, rate1, limit, rate2 } = row;
      return { ...provenanceOf(row), feeTableId, subFamilyId, shape, rate1, limit, rate2 };
    }),
  );
}
