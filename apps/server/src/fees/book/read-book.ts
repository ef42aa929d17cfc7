import type { PublicFeeBook } from '@saer/contract/fee-book';
import { and, asc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { productSubFamily, store } from '../../lists/tables.ts';
import { classification, feeTable, referralRule, slab } from '../tables.ts';
import { factorsOn } from '../factors/factor-versions.ts';
import { rangeFactorVersion } from '../tables.ts';
import { publishedStates } from '../versions/dates.ts';
import { bookStore } from './book-store.ts';
import { type Extent, familiesOf, subFamiliesOf, typesOf } from './book-categories.ts';

/** Which fee book: of a day, with what sellers may choose or all there is, and with one fee table in place of its store's. */
export interface RequestedBook {
  readonly on: string;
  readonly extent: Extent;
  /** Whether it is in force or not; undefined for those in force only. */
  readonly feeTableId?: number | undefined;
}

/** The part of the fee book that depends only on the calendar. */
export interface Calendar {
  /** The days on which fees take effect, in order: between two of them a book stays the same. */
  readonly firstDays: readonly string[];
  /** The keys of the fee tables that were published, by how a calculation names them. */
  readonly published: ReadonlyMap<string, number>;
}

/** One snapshot: concurrent publications are included completely or not at all. */
export const inSnapshot = <T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** The published fee table of each store in force on the day: the latest that had started. */
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

async function tablesFor(tx: Transaction, { on, feeTableId }: RequestedBook) {
  const tables = await inForce(tx, on);
  if (feeTableId === undefined) return tables;
  const [chosen] = await tx.select().from(feeTable).where(eq(feeTable.id, feeTableId));
  return chosen === undefined
    ? tables
    : [...tables.filter(({ storeId }) => storeId !== chosen.storeId), chosen];
}

const ofExtent = (extent: Extent) => (extent === 'all' ? undefined : eq(store.active, true));

/** Everything the calculator needs but the agreed fees, as the tables of a snapshot say it. */
export async function readBook(tx: Transaction, wanted: RequestedBook): Promise<PublicFeeBook> {
  const { on, extent } = wanted;
  const tables = await tablesFor(tx, wanted);
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
  };
}

export async function readCalendar(tx: Transaction): Promise<Calendar> {
  const tables = await tx
    .select({ id: feeTable.id, from: feeTable.effectiveFrom })
    .from(feeTable)
    .where(inArray(feeTable.state, publishedStates));
  const factors = await tx
    .select({ from: rangeFactorVersion.effectiveFrom })
    .from(rangeFactorVersion)
    .where(eq(rangeFactorVersion.state, 'published'));
  return {
    firstDays: [...new Set([...tables, ...factors].map(({ from }) => from))].toSorted(),
    published: new Map(tables.map(({ id }) => [String(id), id])),
  };
}

/** The day on which what holds on a day began to; empty: before all. */
export const beginningOf = ({ firstDays: days }: Calendar, on: string): string =>
  days.findLast((day) => day <= on) ?? '';
