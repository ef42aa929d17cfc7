import type { FeeBook } from '@saer/contract/fee-book';
import { and, asc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  classification,
  feeTable,
  productFeeOverride,
  productSubFamily,
  referralRule,
  slab,
  store,
} from '../reference/tables.ts';
import { bookStore } from './book/book-store.ts';
import { agreedFees } from './book/agreed-fees.ts';
import { factorOf } from './book/factor.ts';
import { activeFactors, offeredFamilies, offeredSubFamilies, offeredTypes } from './book/offered.ts';

/** The published fee table of each store that was in force on the day: the latest that had begun. */
export const inForce = (db: Database, on: string) =>
  db
    .selectDistinctOn([feeTable.storeId])
    .from(feeTable)
    .where(and(eq(feeTable.state, 'published'), lte(feeTable.effectiveFrom, on)))
    .orderBy(asc(feeTable.storeId), sql`${feeTable.effectiveFrom} desc`, sql`${feeTable.id} desc`);

const firstDays = (db: Database) =>
  db
    .select({ storeId: feeTable.storeId, firstDay: min(feeTable.effectiveFrom) })
    .from(feeTable)
    .where(eq(feeTable.state, 'published'))
    .groupBy(feeTable.storeId);

async function feesOf(db: Database, feeTableIds: number[]) {
  const classes = await db
    .select()
    .from(classification)
    .where(inArray(classification.feeTableId, feeTableIds))
    .orderBy(asc(classification.position), asc(classification.id));
  const [slabs, rules] = await Promise.all([
    db
      .select()
      .from(slab)
      .where(
        inArray(
          slab.classificationId,
          classes.map(({ id }) => id),
        ),
      )
      .orderBy(asc(slab.maxWeight)),
    db
      .select({ rule: referralRule, subFamily: productSubFamily.code })
      .from(referralRule)
      .innerJoin(productSubFamily, eq(productSubFamily.id, referralRule.subFamilyId))
      .where(inArray(referralRule.feeTableId, feeTableIds))
      .orderBy(asc(referralRule.id)),
  ]);
  return { classes, slabs, rules };
}

const overridesOf = (db: Database) =>
  db
    .select({ override: productFeeOverride, store: store.code })
    .from(productFeeOverride)
    .innerJoin(store, eq(store.id, productFeeOverride.storeId))
    .where(eq(store.active, true))
    .orderBy(asc(productFeeOverride.id));

/** Everything the calculator needs, for every active store, as of one day. */
export async function findFeeBook(db: Database, on: string): Promise<FeeBook> {
  // One snapshot: a fee table published meanwhile is seen whole or not at all.
  return db.transaction(
    async (tx) => {
      const tables = await inForce(tx, on);
      const fees = await feesOf(
        tx,
        tables.map(({ id }) => id),
      );
      const factors = (await activeFactors(tx)).map(factorOf);
      const first = new Map((await firstDays(tx)).map(({ storeId, firstDay }) => [storeId, firstDay]));
      const stores = await tx.select().from(store).where(eq(store.active, true)).orderBy(asc(store.id));
      return {
        on,
        stores: stores.map((each) =>
          bookStore(
            each,
            tables.find(({ storeId }) => storeId === each.id),
            first.get(each.id) ?? null,
            fees,
            factors,
          ),
        ),
        families: await offeredFamilies(tx),
        subFamilies: await offeredSubFamilies(tx),
        types: await offeredTypes(tx),
        overrides: (await overridesOf(tx)).map(agreedFees),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
