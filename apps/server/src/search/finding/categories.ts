import { maxFound, type SearchReply } from '@saer/contract/site/search';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { visibleToAll } from '../../lists/listing/visibility.ts';
import * as lists from '../../lists/lists.ts';
import { productFamily, productSubFamily, productType } from '../../lists/tables.ts';
import { closeness, matching } from './matching.ts';

type Category = SearchReply['categories'][number];

type Table = typeof productFamily | typeof productSubFamily | typeof productType;

const named = ({ code, nameEn, nameAr }: Table) => ({ code, nameEn, nameAr });

/** Families, sub families and types, the best matches of all three first; those that are hidden for admins only. */
export async function findCategories(db: Database, text: string, isAdmin: boolean): Promise<Category[]> {
  const visible = (
    list: typeof lists.productFamily | typeof lists.productSubFamily | typeof lists.productType,
  ) => (isAdmin ? undefined : visibleToAll(db, list));
  const fit = {
    family: closeness(text, productFamily.nameEn, productFamily.nameAr),
    subFamily: closeness(text, productSubFamily.nameEn, productSubFamily.nameAr),
    type: closeness(text, productType.nameEn, productType.nameAr),
  };
  const [families, subFamilies, types] = await Promise.all([
    isAdmin
      ? db
          .select({ id: productFamily.id, ...named(productFamily), fit: fit.family })
          .from(productFamily)
          .where(matching(productFamily, productFamily.search, text, visible(lists.productFamily)))
          .orderBy(asc(fit.family), asc(productFamily.position), asc(productFamily.id))
          .limit(maxFound)
      : [],
    db
      .select({
        id: productSubFamily.id,
        ...named(productSubFamily),
        parent: named(productFamily),
        fit: fit.subFamily,
      })
      .from(productSubFamily)
      .innerJoin(productFamily, eq(productFamily.id, productSubFamily.familyId))
      .where(matching(productSubFamily, productSubFamily.search, text, visible(lists.productSubFamily)))
      .orderBy(asc(fit.subFamily), asc(productSubFamily.position), asc(productSubFamily.id))
      .limit(maxFound),
    db
      .select({ id: productType.id, ...named(productType), parent: named(productSubFamily), fit: fit.type })
      .from(productType)
      .innerJoin(productSubFamily, eq(productSubFamily.id, productType.subFamilyId))
      .where(matching(productType, productType.search, text, visible(lists.productType)))
      .orderBy(asc(fit.type), asc(productType.position), asc(productType.id))
      .limit(maxFound),
  ]);
  return [
    ...families.map((row) => ({ ...row, level: 'family' as const, parent: null })),
    ...subFamilies.map((row) => ({ ...row, level: 'subFamily' as const })),
    ...types.map((row) => ({ ...row, level: 'type' as const })),
  ]
    .toSorted((one, other) => one.fit - other.fit)
    .slice(0, maxFound)
    .map(({ fit: _fit, ...category }) => category);
}
