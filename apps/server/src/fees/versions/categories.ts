import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { productFamily, productSubFamily, productType } from '../../lists/tables.ts';
import { rangeFactor } from '../tables.ts';

/** Which categories to include: those sellers may choose today, or also hidden ones, which price what was chosen earlier. */
export type Extent = 'offered' | 'all';

const within = (extent: Extent, ...offered: readonly SQL[]): SQL | undefined =>
  extent === 'all' ? undefined : and(...offered);

/** The families of a fee book. */
export const findFamilies = (tx: Transaction, extent: Extent) =>
  tx
    .select({ code: productFamily.code, nameEn: productFamily.nameEn, nameAr: productFamily.nameAr })
    .from(productFamily)
    .where(within(extent, eq(productFamily.active, true)))
    .orderBy(asc(productFamily.position), asc(productFamily.id));

/** The sub families of a fee book, without those of a hidden family. */
export const findSubFamilies = (tx: Transaction, extent: Extent) =>
  tx
    .select({
      code: productSubFamily.code,
      nameEn: productSubFamily.nameEn,
      nameAr: productSubFamily.nameAr,
      family: productFamily.code,
    })
    .from(productSubFamily)
    .innerJoin(productFamily, eq(productFamily.id, productSubFamily.familyId))
    .where(within(extent, eq(productSubFamily.active, true), eq(productFamily.active, true)))
    .orderBy(asc(productFamily.position), asc(productSubFamily.position), asc(productSubFamily.id));

/** The types of a fee book, for the sub families in it. */
export const findTypes = (tx: Transaction, extent: Extent) =>
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
      within(
        extent,
        eq(productType.active, true),
        eq(productSubFamily.active, true),
        eq(productFamily.active, true),
      ),
    )
    .orderBy(asc(productSubFamily.position), asc(productType.position), asc(productType.id));

/** The active range factors with the codes of their scope. */
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
