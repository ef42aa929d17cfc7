import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { productFamily, productSubFamily, productType, rangeFactor } from '../../reference/tables.ts';

/** The families sellers may choose. */
export const offeredFamilies = (tx: Transaction) =>
  tx
    .select({ code: productFamily.code, nameEn: productFamily.nameEn, nameAr: productFamily.nameAr })
    .from(productFamily)
    .where(eq(productFamily.active, true))
    .orderBy(asc(productFamily.position), asc(productFamily.id));

/** The sub families they may choose: those of a family that is not offered go with it. */
export const offeredSubFamilies = (tx: Transaction) =>
  tx
    .select({
      code: productSubFamily.code,
      nameEn: productSubFamily.nameEn,
      nameAr: productSubFamily.nameAr,
      family: productFamily.code,
    })
    .from(productSubFamily)
    .innerJoin(productFamily, eq(productFamily.id, productSubFamily.familyId))
    .where(and(eq(productSubFamily.active, true), eq(productFamily.active, true)))
    .orderBy(asc(productFamily.position), asc(productSubFamily.position), asc(productSubFamily.id));

/** The types they may choose, of the sub families they may choose. */
export const offeredTypes = (tx: Transaction) =>
  tx
    .select({
      code: productType.code,
      nameEn: productType.nameEn,
      nameAr: productType.nameAr,
      subFamily: productSubFamily.code,
    })
    .from(productType)
    .innerJoin(productSubFamily, eq(productSubFamily.id, productType.subFamilyId))
    .innerJoin(productFamily, eq(productFamily.id, productSubFamily.familyId))
    .where(
      and(eq(productType.active, true), eq(productSubFamily.active, true), eq(productFamily.active, true)),
    )
    .orderBy(asc(productSubFamily.position), asc(productType.position), asc(productType.id));

/** The range factors that hold, with the codes of what they are for. */
export const activeFactors = (tx: Transaction) =>
  tx
    .select({
      factor: rangeFactor,
      family: productFamily.code,
      subFamily: productSubFamily.code,
      type: productType.code,
    })
    .from(rangeFactor)
    .leftJoin(productFamily, eq(productFamily.id, rangeFactor.familyId))
    .leftJoin(productSubFamily, eq(productSubFamily.id, rangeFactor.subFamilyId))
    .leftJoin(productType, eq(productType.id, rangeFactor.typeId))
    .where(eq(rangeFactor.active, true))
    .orderBy(asc(rangeFactor.min), asc(rangeFactor.id));
