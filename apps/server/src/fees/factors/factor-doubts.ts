import { maxFeeDoubts } from '@saer/contract/publishing/fee-doubt';
import type { FactorDoubt } from '@saer/contract/publishing/factor-doubt';
import { findFactorDoubts } from '@saer/quoting/find-factor-doubts';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { inSnapshot } from '../../listing/walk-list.ts';
import { rangeFactorVersion } from '../tables.ts';
import { today } from '../versions/dates.ts';
import { draftFactors, type FactorVersionRow, factorsIn } from './factor-versions.ts';

/** Factors with their day, submitted or not yet. */
type Reviewed = Pick<FactorVersionRow, 'factors' | 'effectiveFrom'> &
  Partial<Pick<FactorVersionRow, 'id' | 'submittedDoubts'>>;

/** The doubts about factors beside the version that they follow or correct and the one before that. */
async function readDoubts(tx: Transaction, reviewed: Reviewed) {
  const earlier = await tx
    .select()
    .from(rangeFactorVersion)
    .where(
      and(
        eq(rangeFactorVersion.state, 'published'),
        lte(rangeFactorVersion.effectiveFrom, reviewed.effectiveFrom),
      ),
    )
    .orderBy(desc(rangeFactorVersion.effectiveFrom))
    .limit(2);
  return findFactorDoubts({ factors: factorsIn(reviewed), earlier: earlier.map(factorsIn) });
}

/** Factors that are asked about: a version, or the list as it stands; `on`: the day from which they would hold. */
export interface RequestedFactors {
  readonly id?: number | undefined;
  readonly on?: string | undefined;
}

/** The factors that are asked about: a version under review by its own day, any other as if it were put back, or the list. */
export async function findReviewed(
  tx: Transaction,
  { id, on = today() }: RequestedFactors,
): Promise<Reviewed> {
  if (id === undefined) return { factors: await draftFactors(tx), effectiveFrom: on };
  const [version] = await tx.select().from(rangeFactorVersion).where(eq(rangeFactorVersion.id, id));
  if (version === undefined) throw new AppError({ code: 'rowGone' });
  return version.state === 'review' ? version : { factors: version.factors, effectiveFrom: on };
}

/** Finds the missing and improbable points of range factors, and whether their submitter confirmed them. */
export const findVersionDoubts = (
  db: Database,
  requested: RequestedFactors,
): Promise<{ readonly doubts: FactorDoubt[]; readonly total: number }> =>
  inSnapshot(db, async (tx) => {
    const reviewed = await findReviewed(tx, requested);
    const found = await readDoubts(tx, reviewed);
    const submitted = new Set(reviewed.submittedDoubts);
    return {
      doubts: found
        .slice(0, maxFeeDoubts)
        .map((doubt) => ({ ...doubt, isSubmitted: submitted.has(doubt.key) })),
      total: found.length,
    };
  });

const openDoubts = (by: 'factors' | 'factorsSubmitter') =>
  new AppError({ code: 'feeDoubts', field: 'doubts', details: { by } });

/**
 * Requires that a person confirms every doubt about factors, each by its key, and whoever publishes them also that their submitter did: a
 * doubt that has arisen since then sends them back. Returns the keys.
 */
export async function requireFactorDoubtsConfirmed(
  tx: Transaction,
  reviewed: Reviewed,
  { by, confirmed }: { readonly by: 'you' | 'submitter'; readonly confirmed: readonly string[] },
): Promise<readonly string[]> {
  const keys = (await readDoubts(tx, reviewed)).map(({ key }) => key);
  const lacks = (confirmedKeys: readonly string[]): boolean => {
    const own = new Set(confirmedKeys);
    return keys.some((key) => !own.has(key));
  };
  if (lacks(confirmed)) throw openDoubts('factors');
  if (by === 'submitter' && lacks(reviewed.submittedDoubts ?? [])) throw openDoubts('factorsSubmitter');
  return keys;
}
