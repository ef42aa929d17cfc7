import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { and, asc, eq, gt, inArray, isNotNull, lte, min, sql } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { store } from '../../lists/tables.ts';
import { feeTable } from '../tables.ts';
import { publishedStates } from './dates.ts';
import { findClasses, findRates } from './read-content.ts';
import type { FeeTableRow } from './lock-table.ts';

type Who = FeeVersion['confirmedBy'];

/** Looks up accounts by id; null for accounts that no longer exist. */
export async function findAccounts(
  db: Database,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => Who> {
  const accountIds = [...new Set(ids.filter((id) => id !== null))];
  const rows = await db
    .select({ id: account.id, fullName: account.fullName })
    .from(account)
    .where(inArray(account.id, accountIds));
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? null : (found.get(id) ?? null));
}

async function followedOn(db: Database, { storeId, effectiveFrom }: FeeTableRow): Promise<string | null> {
  const [next] = await db
    .select({ on: min(feeTable.effectiveFrom) })
    .from(feeTable)
    .where(
      and(
        eq(feeTable.storeId, storeId),
        inArray(feeTable.state, publishedStates),
        gt(feeTable.effectiveFrom, effectiveFrom),
      ),
    );
  return next?.on ?? null;
}

const named = { id: feeTable.id, name: feeTable.name };

/** The table that a table corrects, and the published one that corrected it. */
async function findCorrections(db: Database, { id, correctsId }: FeeTableRow) {
  const [corrects] =
    correctsId === null ? [] : await db.select(named).from(feeTable).where(eq(feeTable.id, correctsId));
  const [correctedBy] = await db
    .select(named)
    .from(feeTable)
    .where(and(eq(feeTable.correctsId, id), isNotNull(feeTable.publishedAt)));
  return { corrects: corrects ?? null, correctedBy: correctedBy ?? null };
}

/** Reads a fee table with its content. */
export async function readVersion(db: Database, id: number): Promise<FeeVersion> {
  const [found] = await db
    .select({ table: feeTable, store })
    .from(feeTable)
    .innerJoin(store, eq(store.id, feeTable.storeId))
    .where(eq(feeTable.id, id));
  if (found === undefined) throw new AppError({ code: 'rowGone' });
  const { table } = found;
  const [classes, rates] = [await findClasses(db, id), await findRates(db, id)];
  const who = await findAccounts(db, [
    table.confirmedBy,
    table.submittedBy,
    table.publishedBy,
    ...classes.map(({ confirmedBy }) => confirmedBy),
    ...rates.map(({ confirmedBy }) => confirmedBy),
  ]);
  return {
    ...table,
    store: found.store,
    confirmedBy: who(table.confirmedBy),
    submitted: { by: who(table.submittedBy), at: table.submittedAt },
    published: { by: who(table.publishedBy), at: table.publishedAt },
    followedOn: await followedOn(db, table),
    ...(await findCorrections(db, table)),
    classes: classes.map((each) => ({
      ...each,
      slabs: [...each.slabs],
      confirmedBy: who(each.confirmedBy),
    })),
    rates: rates.map((each) => ({ ...each, confirmedBy: who(each.confirmedBy) })),
  };
}

export const findVersion = (db: Database, id: number): Promise<FeeVersion> =>
  db.transaction((tx) => readVersion(tx, id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

/** The fee table of each store in force on a day: the latest published one that has begun. */
export const tablesInForce = (db: Database, on: string) =>
  db
    .selectDistinctOn([feeTable.storeId])
    .from(feeTable)
    .where(and(inArray(feeTable.state, publishedStates), lte(feeTable.effectiveFrom, on)))
    .orderBy(asc(feeTable.storeId), sql`${feeTable.effectiveFrom} desc`, sql`${feeTable.id} desc`);
