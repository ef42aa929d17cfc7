import type { FeeTable } from '@saer/contract/fees/fee-table';
import type { ListRow } from '@saer/contract/lists/all';
import type { RangeFactorVersion, RangeFactorVersions } from '@saer/contract/publishing/range-factor-version';
import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { activeFactors } from '../versions/categories.ts';
import { rangeFactorVersion } from '../tables.ts';
import { findAccounts } from '../versions/find-version.ts';
import { readPublishers } from '../versions/two-person-rule.ts';

export type FactorVersionRow = typeof rangeFactorVersion.$inferSelect;
type RangeFactors = FeeTable['rangeFactors'];
type Factor = RangeFactors[number];

interface JoinedFactor {
  readonly factor: ListRow<'rangeFactor'>;
  readonly family: string | null;
  readonly subFamily: string | null;
  readonly type: string | null;
}

function toScope({ family, subFamily, type }: JoinedFactor): Factor['scope'] {
  if (type !== null) return { kind: 'type', code: type };
  if (subFamily !== null) return { kind: 'subFamily', code: subFamily };
  return family === null ? { kind: 'general' } : { kind: 'family', code: family };
}

/** Converts a row to the engine's range factor. */
const toFactor = (joined: JoinedFactor): Factor => {
  const { id, min, max, factor, status, confirmed } = joined.factor;
  return { id: String(id), scope: toScope(joined), min, max, factor, status, confirmed };
};

/** The active factors of the list that admins edit. */
export const draftFactors = async (tx: Transaction): Promise<RangeFactors> =>
  (await activeFactors(tx)).map(toFactor);

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

/** The factors of a version. jsonb does not preserve the order of keys; readers get the contract's. */
export const factorsIn = (version: Pick<FactorVersionRow, 'factors'> | undefined): RangeFactors =>
  (version?.factors ?? []).map(({ id, scope, min, max, factor, status, confirmed }) => ({
    id,
    scope,
    min,
    max,
    factor,
    status,
    confirmed,
  }));

/** The factors that a version takes the place of: of the version that it corrects, else of the one before it. */
export async function factorsBefore(
  db: Database,
  { id, effectiveFrom }: { readonly id?: number | undefined; readonly effectiveFrom: string },
): Promise<RangeFactors> {
  const [before] = await db
    .select()
    .from(rangeFactorVersion)
    .where(
      and(
        inArray(rangeFactorVersion.state, ['published', 'corrected']),
        lte(rangeFactorVersion.effectiveFrom, effectiveFrom),
        id === undefined ? undefined : ne(rangeFactorVersion.id, id),
      ),
    )
    .orderBy(desc(rangeFactorVersion.effectiveFrom), desc(rangeFactorVersion.publishedAt))
    .limit(1);
  return factorsIn(before);
}

/** Converts rows to versions as admins read them. */
export async function readVersions(
  db: Database,
  rows: readonly FactorVersionRow[],
  mayPublishAlone: boolean,
): Promise<RangeFactorVersion[]> {
  const who = await findAccounts(
    db,
    rows.flatMap(({ submittedBy, publishedBy }) => [submittedBy, publishedBy]),
  );
  const versions: RangeFactorVersion[] = [];
  for (const row of rows)
    versions.push({
      ...row,
      submitted: { by: who(row.submittedBy), at: row.submittedAt },
      published: { by: who(row.publishedBy), at: row.publishedAt },
      publishers: row.state === 'review' ? await readPublishers(db, row, mayPublishAlone) : null,
    });
  return versions;
}

/** The draft and every version, read in one snapshot. */
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
