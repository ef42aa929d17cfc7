import { type FeeDoubt, maxFeeDoubts } from '@saer/contract/publishing/fee-doubt';
import { findFeeDoubts } from '@saer/quoting/find-fee-doubts';
import { and, desc, eq, inArray, lt, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { store } from '../../lists/tables.ts';
import { findSubFamilies } from './categories.ts';
import { inSnapshot } from '../../listing/walk-list.ts';
import { tablesInForce } from './find-version.ts';
import { feeTable } from '../tables.ts';
import { publishedStates, today } from './dates.ts';
import type { FeeTableRow } from './lock-table.ts';
import { findClasses, findRates, pickRules } from './read-content.ts';

const chargedBy = async (db: Database, table: FeeTableRow) => ({
  rules: pickRules(table),
  classes: await findClasses(db, table.id),
  rates: await findRates(db, table.id),
});

/** A store's latest table of the published ones that began on a day or earlier. */
async function latestTable(
  db: Database,
  { storeId, id }: FeeTableRow,
  began: ReturnType<typeof lt>,
): Promise<FeeTableRow | undefined> {
  const [found] = await db
    .select()
    .from(feeTable)
    .where(
      and(
        eq(feeTable.storeId, storeId),
        ne(feeTable.id, id),
        inArray(feeTable.state, publishedStates),
        began,
      ),
    )
    .orderBy(desc(feeTable.effectiveFrom), desc(feeTable.id))
    .limit(1);
  return found;
}

/** The tables whose figures are not doubted again: the one that it corrects or follows, and the one before that. */
async function earlierTables(db: Database, table: FeeTableRow): Promise<readonly FeeTableRow[]> {
  const { effectiveFrom, correctsId } = table;
  const [corrected] =
    correctsId === null ? [] : await db.select().from(feeTable).where(eq(feeTable.id, correctsId));
  const first = corrected ?? (await latestTable(db, table, lte(feeTable.effectiveFrom, effectiveFrom)));
  if (first === undefined) return [];
  const second = await latestTable(db, table, lt(feeTable.effectiveFrom, first.effectiveFrom));
  return second === undefined ? [first] : [first, second];
}

/** First commissions of the tables in force today at other stores, by sub family. */
async function otherRates(db: Database, storeId: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, number[]>();
  for (const { id } of (await tablesInForce(db, today())).filter((each) => each.storeId !== storeId))
    for (const { subFamily, rate1 } of await findRates(db, id))
      found.set(subFamily, [...(found.get(subFamily) ?? []), rate1]);
  return found;
}

/**
 * The doubts about a table, and those of them that are open: a category that two people left out of it, or of the table before, when they
 * published that, is not asked about again.
 */
async function readDoubts(tx: Transaction, table: FeeTableRow) {
  const [ofStore] = await tx
    .select({ manualRates: store.manualRates, nameEn: store.nameEn, nameAr: store.nameAr })
    .from(store)
    .where(eq(store.id, table.storeId));
  const offered = ofStore?.manualRates === true ? [] : await findSubFamilies(tx, 'offered');
  const tables = await earlierTables(tx, table);
  const fees = await chargedBy(tx, table);
  const earlier = [];
  for (const each of tables) earlier.push(await chargedBy(tx, each));
  const all = findFeeDoubts({
    fees,
    earlier,
    offered: offered.map(({ code }) => code),
    otherRates: await otherRates(tx, table.storeId),
  });
  const leftOut = new Set([...(tables[0]?.publishedDoubts ?? []), ...(table.publishedDoubts ?? [])]);
  const open = all.filter(({ kind, key }) => kind !== 'noCommission' || !leftOut.has(key));
  return { all, open, ofStore, classes: [...fees.classes, ...(earlier[0]?.classes ?? [])] };
}

/** Finds the missing and improbable points of a fee table, and whether its submitter confirmed them. */
export const findTableDoubts = (
  db: Database,
  id: number,
): Promise<{ readonly doubts: FeeDoubt[]; readonly total: number }> =>
  inSnapshot(db, async (tx) => {
    const [table] = await tx.select().from(feeTable).where(eq(feeTable.id, id));
    if (table === undefined) throw new AppError({ code: 'rowGone' });
    const { open, ofStore, classes } = await readDoubts(tx, table);
    const submitted = new Set(table.submittedDoubts);
    const categories = await findSubFamilies(tx, 'all');
    const doubts = open.slice(0, maxFeeDoubts).flatMap((doubt) => {
      const { key, subFamily, sizeClass } = doubt;
      const named =
        subFamily === null && sizeClass === null
          ? ofStore
          : subFamily === null
            ? classes.find(({ code }) => code === sizeClass)
            : categories.find(({ code }) => code === subFamily);
      if (named === undefined) return [];
      const { nameEn, nameAr } = named;
      return [{ ...doubt, nameEn, nameAr, isSubmitted: submitted.has(key) }];
    });
    return { doubts, total: open.length };
  });

const openDoubts = (by: 'you' | 'submitter') =>
  new AppError({ code: 'feeDoubts', field: 'doubts', details: { by } });

/**
 * Requires that a person confirms every open doubt about a table, each by its key, and whoever publishes it also that its submitter did:
 * a doubt that has arisen since then sends it back. Returns the keys of all its doubts.
 */
export async function requireDoubtsConfirmed(
  tx: Transaction,
  table: FeeTableRow,
  step: 'submit' | 'publish',
  confirmed: readonly string[],
): Promise<readonly string[]> {
  const { all, open } = await readDoubts(tx, table);
  const own = new Set(confirmed);
  if (open.some(({ key }) => !own.has(key))) throw openDoubts('you');
  const submitted = new Set(table.submittedDoubts);
  if (step === 'publish' && open.some(({ key }) => !submitted.has(key))) throw openDoubts('submitter');
  return all.map(({ key }) => key);
}
