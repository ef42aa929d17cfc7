import type { FeeBook, PublicFeeBook } from '@saer/contract/fee-book';
import { and, asc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import { findOverridesFor } from '../agreed-fees/queries.ts';
import type { Database, Transaction } from '../database/database.ts';
import {
  classification,
  feeTable,
  productSubFamily,
  referralRule,
  slab,
  store,
} from '../reference/tables.ts';
import { bookStore } from './book/book-store.ts';
import { type Extent, familiesOf, subFamiliesOf, typesOf } from './book/catalogue.ts';
import { factorsOn } from './factors/factor-versions.ts';
import { publishedStates } from './versions/dates.ts';

/** The published fee table of each store that was in force on the day: the latest that had begun. */
export const inForce = (db: Database, on: string) =>
  db
    .selectDistinctOn([feeTable.storeId])
    .from(feeTable)
    .where(and(inArray(feeTable.state, publishedStates), lte(feeTable.effectiveFrom, on)))
    .orderBy(asc(feeTable.storeId), sql`${feeTable.effectiveFrom} desc`, sql`${feeTable.id} desc`);

const firstDays = (db: Database) =>
  db
    .select({ storeId: feeTable.storeId, firstDay: min(feeTable.effectiveFrom) })
    .from(feeTable)
    .where(inArray(feeTable.state, publishedStates))
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

const ofExtent = (extent: Extent) => (extent === 'all' ? undefined : eq(store.active, true));

type Tables = Awaited<ReturnType<typeof inForce>>;

/** Everything the calculator needs, by the fee tables that are chosen. `seller`: whose agreed fees hold; null: nobody's. */
async function readBook(
  db: Database,
  { on, seller, extent }: { readonly on: string; readonly seller: number | null; readonly extent: Extent },
  choose: (tx: Transaction) => Promise<Tables>,
): Promise<FeeBook> {
  // One snapshot: a fee table published meanwhile is seen whole or not at all.
  return db.transaction(
    async (tx) => {
      const tables = await choose(tx);
      const fees = await feesOf(
        tx,
        tables.map(({ id }) => id),
      );
      const factors = await factorsOn(tx, on);
      const first = new Map((await firstDays(tx)).map(({ storeId, firstDay }) => [storeId, firstDay]));
      const stores = await tx.select().from(store).where(ofExtent(extent)).orderBy(asc(store.id));
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
        families: await familiesOf(tx, extent),
        subFamilies: await subFamiliesOf(tx, extent),
        types: await typesOf(tx, extent),
        overrides: await findOverridesFor(tx, seller),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Everything the calculator needs, for every active store, as of one day: what everybody may read. */
export const findPublicFeeBook = (db: Database, on: string): Promise<PublicFeeBook> =>
  findFeeBook(db, on, null);

/** The same with the agreed fees of a seller; null: a guest has none. */
export const findFeeBook = (db: Database, on: string, seller: number | null): Promise<FeeBook> =>
  readBook(db, { on, seller, extent: 'offered' }, (tx) => inForce(tx, on));

/** The same with what is hidden from sellers: what they once chose is still priced. */
export const findWholeFeeBook = (db: Database, on: string, seller: number | null): Promise<FeeBook> =>
  readBook(db, { on, seller, extent: 'all' }, (tx) => inForce(tx, on));

interface Chosen {
  readonly on: string;
  readonly feeTableId: number;
  readonly seller: number | null;
}

/** The whole book with one fee table in place of its store's, whether in force or not. */
export const findFeeBookWith = (db: Database, { on, feeTableId, seller }: Chosen): Promise<FeeBook> =>
  readBook(db, { on, seller, extent: 'all' }, async (tx) => {
    const [chosen] = await tx.select().from(feeTable).where(eq(feeTable.id, feeTableId));
    const tables = await inForce(tx, on);
    return chosen === undefined
      ? tables
      : [...tables.filter(({ storeId }) => storeId !== chosen.storeId), chosen];
  });

/** The key of a fee table that was published, by how a calculation names it; undefined: there is none. */
export async function publishedTable(db: Database, name: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: feeTable.id })
    .from(feeTable)
    .where(and(eq(sql`${feeTable.id}::text`, name), inArray(feeTable.state, publishedStates)));
  return row?.id;
}
