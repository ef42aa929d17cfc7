import type { ListReach, ReachingList } from '@saer/contract/api/list-reach';
import { and, count, countDistinct, eq, inArray, not, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { visibleToAll } from '../../lists/listing/visibility.ts';
import { productFamily, productSubFamily, productType } from '../../lists/lists.ts';
import { ownerRemains } from '../../principals/queries.ts';
import { product } from '../../products/tables.ts';
import { subscription } from '../../subscriptions/tables.ts';

const subFamily = productSubFamily.table;
const type = productType.table;

const subFamiliesIn = (db: Database, families: number[]) =>
  db.select({ id: subFamily.id }).from(subFamily).where(inArray(subFamily.familyId, families));

/** The products that name one of the rows, or one below it; undefined where products name none of the list. */
const productsOf = (db: Database, list: ReachingList, ids: number[]): SQL | undefined => {
  if (list === 'store') return inArray(product.storeId, ids);
  if (list === 'productFamily') return inArray(product.subFamilyId, subFamiliesIn(db, ids));
  if (list === 'productSubFamily') return inArray(product.subFamilyId, ids);
  return list === 'productType' ? inArray(product.typeId, ids) : undefined;
};

/** Counts the saved products that a condition finds, and the sellers they belong to. */
export async function countProducts(db: Database, among: SQL | undefined) {
  if (among === undefined) return { products: 0, sellers: 0 };
  const [counts] = await db
    .select({ products: count(), sellers: countDistinct(product.ownerId) })
    .from(product)
    .where(and(among, eq(product.isExample, false), ownerRemains(product.ownerId)));
  return counts ?? { products: 0, sellers: 0 };
}

/** Counts the active rows below; a type below a family only in an active sub family. */
async function countBelow(db: Database, list: ReachingList, ids: number[]) {
  if (list === 'productSubFamily') {
    const types = await db.$count(type, and(inArray(type.subFamilyId, ids), eq(type.active, true)));
    return { subFamilies: 0, types };
  }
  if (list !== 'productFamily') return { subFamilies: 0, types: 0 };
  const active = and(inArray(subFamily.familyId, ids), eq(subFamily.active, true));
  const within = db.select({ id: subFamily.id }).from(subFamily).where(active);
  return {
    subFamilies: await db.$count(subFamily, active),
    types: await db.$count(type, and(inArray(type.subFamilyId, within), eq(type.active, true))),
  };
}

async function countSubscriptions(db: Database, list: ReachingList, ids: number[]) {
  if (list !== 'pricePlan') return { subscriptions: 0, requests: 0 };
  const of = (status: 'ACTIVE' | 'PENDING') =>
    db.$count(
      subscription,
      and(
        inArray(subscription.planId, ids),
        eq(subscription.status, status),
        ownerRemains(subscription.subscriberId),
      ),
    );
  return { subscriptions: await of('ACTIVE'), requests: await of('PENDING') };
}

/** Counts the rows whose parent is not visible to everybody. */
async function countHidden(db: Database, list: ReachingList, ids: number[]): Promise<number> {
  if (list !== 'productSubFamily' && list !== 'productType') return 0;
  const [table, column, parent] =
    list === 'productType'
      ? [type, type.subFamilyId, productSubFamily]
      : [subFamily, subFamily.familyId, productFamily];
  const visible = db.select({ id: parent.table.id }).from(parent.table).where(visibleToAll(db, parent));
  return db.$count(table, and(inArray(table.id, ids), not(inArray(column, visible))));
}

/** Counts what making rows of a list inactive, or active again, reaches. */
export async function countReach(
  db: Database,
  { list, id }: { readonly list: ReachingList; readonly id: readonly number[] },
): Promise<ListReach> {
  const ids = [...new Set(id)];
  return {
    ...(await countProducts(db, productsOf(db, list, ids))),
    ...(await countBelow(db, list, ids)),
    ...(await countSubscriptions(db, list, ids)),
    hiddenByParent: await countHidden(db, list, ids),
  };
}
