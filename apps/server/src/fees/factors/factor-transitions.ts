import type { RangeFactorVersion } from '@saer/contract/publishing/range-factor-version';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { history } from '../../audit/tables.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { enqueue } from '../../jobs/running/enqueue.ts';
import { lockList, type Actor } from '../../lists/editing/rows.ts';
import { rangeFactorVersion } from '../tables.ts';
import { requireFreeDay, today } from '../versions/dates.ts';
import { requireSecondPerson } from '../versions/two-person-rule.ts';
import {
  draftFactors,
  factorsIn,
  type FactorVersionRow,
  readVersions,
  versionOn,
} from './factor-versions.ts';
import { requireFactorDoubtsConfirmed } from './factor-doubts.ts';

interface Reading {
  readonly id: number;
  readonly version: number;
}

interface Submitted {
  readonly effectiveFrom: string;
  /** The version whose factors are put back; absent: those of the list. */
  readonly copyOf?: number | undefined;
  readonly reason?: string | undefined;
  /** The keys of the doubts that the actor confirms. */
  readonly doubts?: readonly string[] | undefined;
}

/** Serialises transitions of versions with edits of the list. */
const lock = (tx: Transaction): Promise<void> => lockList(tx, 'rangeFactor');

const record = (tx: Transaction, actor: Actor, row: FactorVersionRow, action: string): Promise<void> =>
  recordChange(tx, {
    actorId: actor.accountId,
    entity: 'rangeFactorVersion',
    entityId: row.id,
    action,
    named: { nameEn: row.effectiveFrom, nameAr: row.effectiveFrom },
  });

/**
 * Rejects a first day before the version in force began, or on which a coming version begins. Returns the version in force if it begins
 * on that very day: it is corrected by the new one.
 */
async function rejectDate(
  tx: Transaction,
  { id = 0, effectiveFrom }: { readonly id?: number; readonly effectiveFrom: string },
): Promise<FactorVersionRow | undefined> {
  const inForce = await versionOn(tx, today());
  const [sameDay] = await tx
    .select({ id: rangeFactorVersion.id })
    .from(rangeFactorVersion)
    .where(
      and(
        eq(rangeFactorVersion.state, 'published'),
        eq(rangeFactorVersion.effectiveFrom, effectiveFrom),
        ne(rangeFactorVersion.id, id),
      ),
    );
  const corrected = inForce?.effectiveFrom === effectiveFrom ? inForce : undefined;
  requireFreeDay(effectiveFrom, {
    inForce: inForce?.effectiveFrom,
    isTaken: sameDay !== undefined && corrected === undefined,
  });
  return corrected;
}

/** The account that last changed the list, deletions included. */
async function lastEditor(tx: Transaction): Promise<number | null> {
  const [change] = await tx
    .select({ actorId: history.actorId })
    .from(history)
    .where(eq(history.entity, 'rangeFactor'))
    .orderBy(desc(history.id))
    .limit(1);
  return change?.actorId ?? null;
}

const only = (rows: readonly FactorVersionRow[]): FactorVersionRow => {
  const [row] = rows;
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
};

async function read(
  tx: Transaction,
  row: FactorVersionRow,
  mayPublishAlone: boolean,
): Promise<RangeFactorVersion> {
  const [version] = await readVersions(tx, [row], mayPublishAlone);
  if (version === undefined) throw new AppError({ code: 'rowGone' });
  return version;
}

async function lockVersion(
  tx: Transaction,
  { id, version }: Reading,
  state: FactorVersionRow['state'],
): Promise<FactorVersionRow> {
  await lock(tx);
  const row = only(
    await tx.select().from(rangeFactorVersion).where(eq(rangeFactorVersion.id, id)).for('update'),
  );
  if (row.state !== state) throw new AppError({ code: 'versionStateChanged' });
  if (row.version !== version) throw new AppError({ code: 'rowChanged' });
  return row;
}

const write = async (
  tx: Transaction,
  { id, version }: Reading,
  values: Partial<typeof rangeFactorVersion.$inferInsert>,
): Promise<FactorVersionRow> =>
  only(
    await tx
      .update(rangeFactorVersion)
      .set({ ...values, version: version + 1, updatedAt: sql`now()` })
      .where(eq(rangeFactorVersion.id, id))
      .returning(),
  );

/** The factors that are submitted, and the account that last changed them. */
async function findSubmitted(tx: Transaction, { accountId }: Actor, copyOf: number | undefined) {
  if (copyOf === undefined) return { factors: await draftFactors(tx), editedBy: await lastEditor(tx) };
  const [copied] = await tx.select().from(rangeFactorVersion).where(eq(rangeFactorVersion.id, copyOf));
  if (copied === undefined) throw new AppError({ code: 'unknownRow', field: 'copyOf' });
  return { factors: factorsIn(copied), editedBy: accountId };
}

/** The transitions of a version. Submitting copies the list; later edits do not affect the copy. */
export const factorTransitions = (db: Database, mayPublishAlone: boolean) => ({
  submit: (actor: Actor, { effectiveFrom, copyOf, reason, doubts = [] }: Submitted) =>
    db.transaction(async (tx) => {
      await lock(tx);
      const corrected = await rejectDate(tx, { effectiveFrom });
      if (corrected !== undefined && reason === undefined)
        throw new AppError({ code: 'required', field: 'reason' });
      const submitted = await findSubmitted(tx, actor, copyOf);
      const version = { ...submitted, effectiveFrom };
      const submittedDoubts = await requireFactorDoubtsConfirmed(tx, version, {
        by: 'you',
        confirmed: doubts,
      });
      const row = only(
        await tx
          .insert(rangeFactorVersion)
          .values({
            ...version,
            state: 'review',
            reason,
            submittedDoubts,
            submittedAt: new Date().toISOString(),
            submittedBy: actor.accountId,
          })
          .returning(),
      );
      await record(tx, actor, row, 'submit');
      return read(tx, row, mayPublishAlone);
    }),

  drop: (actor: Actor, reading: Reading) =>
    db.transaction(async (tx) => {
      const row = await lockVersion(tx, reading, 'review');
      await tx.delete(rangeFactorVersion).where(eq(rangeFactorVersion.id, row.id));
      await record(tx, actor, row, 'return');
      return { removed: [row.id] };
    }),

  publish: (actor: Actor, { doubts = [], ...reading }: Reading & Pick<Submitted, 'doubts'>) =>
    db.transaction(async (tx) => {
      const row = await lockVersion(tx, reading, 'review');
      if (!mayPublishAlone) await requireSecondPerson(tx, actor, row);
      const corrected = await rejectDate(tx, row);
      // Submitted and looked over beside another version than the one that is in force by now.
      if ((corrected?.publishedAt ?? '') > (row.submittedAt ?? ''))
        throw new AppError({ code: 'versionStateChanged' });
      const publishedDoubts = await requireFactorDoubtsConfirmed(tx, row, {
        by: 'submitter',
        confirmed: doubts,
      });
      if (corrected !== undefined) {
        // Before: a day has one version.
        await write(tx, corrected, { state: 'corrected' });
        await record(tx, actor, corrected, 'supersede');
      }
      const published = await write(tx, reading, {
        state: 'published',
        publishedDoubts,
        publishedAt: new Date().toISOString(),
        publishedBy: actor.accountId,
        sellersToldAt: null,
      });
      await record(tx, actor, row, 'publish');
      await enqueue(tx, 'notifyOfFees');
      return read(tx, published, mayPublishAlone);
    }),

  /** Allowed until the version's day: no saved price is based on it before. */
  withdraw: (actor: Actor, reading: Reading) =>
    db.transaction(async (tx) => {
      const row = await lockVersion(tx, reading, 'published');
      if (row.effectiveFrom <= today())
        throw new AppError({ code: 'versionBegun', details: { on: row.effectiveFrom } });
      const withdrawn = await write(tx, reading, {
        state: 'review',
        publishedAt: null,
        publishedBy: null,
        publishedDoubts: null,
      });
      await record(tx, actor, row, 'withdraw');
      return read(tx, withdrawn, mayPublishAlone);
    }),
});
