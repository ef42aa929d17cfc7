import type { FeeTable } from '@saer/contract/fee-table';
import type { RangeFactorVersion, RangeFactorVersions } from '@saer/contract/range-factor-version';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { activeFactors } from '../book/book-categories.ts';
import { rangeFactorVersion } from '../tables.ts';
import { accountsOf } from '../versions/find-version.ts';
import { authorsOf, otherAdmins } from '../versions/second-person.ts';
import { factorOf } from './factor.ts';

export type FactorVersionRow = typeof rangeFactorVersion.$inferSelect;
type RangeFactors = FeeTable['rangeFactors'];

/** The factors in use in the list that admins edit. */
export const draftFactors = async (tx: Transaction): Promise<RangeFactors> =>
  (await activeFactors(tx)).map(factorOf);

/** The published version in force on a day: the latest that has started. */
export async function versionOn(db: Database, on: string): Promise<FactorVersionRow | undefined> {
  const [version] = await db
    .select()
    .from(rangeFactorVersion)
    .where(and(eq(rangeFactorVersion.state, 'published'), lte(rangeFactorVersion.effectiveFrom, on)))
    .orderBy(desc(rangeFactorVersion.effectiveFrom))
    .limit(1);
  return version;
}

/** The factors by which a day is priced. */
export const factorsOn = async (tx: Transaction, on: string): Promise<RangeFactors> =>
  // The database stores the parts of an object in its own order: readers get that of the contract.
  ((await versionOn(tx, on))?.factors ?? []).map(({ id, scope, min, max, factor, status, confirmed }) => ({
    id,
    scope,
    min,
    max,
    factor,
    status,
    confirmed,
  }));

async function publishersOf(
  db: Database,
  row: FactorVersionRow,
  mayPublishAlone: boolean,
): Promise<RangeFactorVersion['publishers']> {
  if (mayPublishAlone || row.state !== 'review') return null;
  const others = await otherAdmins(db, authorsOf(row));
  return others.length === 0 ? null : others;
}

/** Versions as admins read them. */
export async function readVersions(
  db: Database,
  rows: readonly FactorVersionRow[],
  mayPublishAlone: boolean,
): Promise<RangeFactorVersion[]> {
  const who = await accountsOf(
    db,
    rows.flatMap(({ submittedBy, publishedBy }) => [submittedBy, publishedBy]),
  );
  const versions: RangeFactorVersion[] = [];
  for (const row of rows)
    versions.push({
      ...row,
      submitted: { by: who(row.submittedBy), at: row.submittedAt },
      published: { by: who(row.publishedBy), at: row.publishedAt },
      publishers: await publishersOf(db, row, mayPublishAlone),
    });
  return versions;
}

/** The draft and every version, as one moment shows them. */
export const findFactorVersions = (db: Database, mayPublishAlone: boolean): Promise<RangeFactorVersions> =>
  db.transaction(
    async (tx) => {
      const rows = await tx
        .select()
        .from(rangeFactorVersion)
        .orderBy(desc(rangeFactorVersion.effectiveFrom), desc(rangeFactorVersion.id));
      return {
        draft: await draftFactors(tx),
        versions: await readVersions(tx, rows, mayPublishAlone),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
