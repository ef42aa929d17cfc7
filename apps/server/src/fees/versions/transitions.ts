import { type FeeTableStep, feeTableSteps, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import { enqueue } from '../../jobs/running/enqueue.ts';
import { feeTable } from '../tables.ts';
import { replaceCorrected, requireCorrectable, supersedeStoreTables } from './supersede.ts';
import { rejectDate, today } from './dates.ts';
import { requireDoubtsConfirmed } from './find-doubts.ts';
import { readVersion } from './find-version.ts';
import { requireSecondPerson } from './two-person-rule.ts';
import { type FeeTableRow, lockTableAndStore, requireVersion } from './lock-table.ts';
import { checkSizeClasses } from '@saer/pricing/fees/check-size-classes';
import { store } from '../../lists/tables.ts';
import { findClasses } from './read-content.ts';
import { classErrors } from './content-errors.ts';

/** Rejects a fee table without size classes that its store needs, or with invalid ones. */
async function rejectInvalidTable(tx: Transaction, table: FeeTableRow): Promise<void> {
  const { id, storeId } = table;
  const [rule] = await tx.select().from(store).where(eq(store.id, storeId));
  if (rule === undefined) throw new AppError({ code: 'rowGone' });
  const classes = await findClasses(tx, id);
  if (classes.length === 0 && !rule.manualRates)
    throw new AppError({ code: 'versionIncomplete', field: 'classes' });
  const { problems } = checkSizeClasses(classes, table);
  const [first, ...others] = classErrors(problems, classes, (at) => `classes.${at}.`);
  if (first !== undefined) throw new AppError(first, ...others);
}

interface Reading {
  readonly id: number;
  readonly version: number;
  /** The keys of the doubts that the actor confirms. */
  readonly doubts?: readonly string[] | undefined;
}

interface Transition {
  readonly action: FeeTableStep;
  /** Columns that record who made the transition and when. */
  readonly signedColumns: (actor: Actor) => Partial<typeof feeTable.$inferInsert>;
  /** Returns what it writes besides. */
  readonly check?: (
    tx: Transaction,
    table: FeeTableRow,
    actor: Actor,
    doubts: readonly string[],
  ) => Promise<Partial<typeof feeTable.$inferInsert>>;
  readonly after?: (tx: Transaction, actor: Actor, table: FeeTableRow) => Promise<unknown>;
}

const now = () => new Date().toISOString();

/** Requires a table that is valid, and dated as the store's next or as the one that it corrects. */
async function requireReady(tx: Transaction, table: FeeTableRow): Promise<void> {
  const { correctsId } = table;
  if (correctsId === null) await rejectDate(tx, table);
  else await requireCorrectable(tx, { ...table, correctsId });
  await rejectInvalidTable(tx, table);
}

/** Builds a transition of the contract: it requires the version that the admin saw. */
const transition =
  ({ action, signedColumns, check, after }: Transition) =>
  (db: Database, actor: Actor, { id, version, doubts = [] }: Reading): Promise<FeeVersion> =>
    db.transaction(async (tx) => {
      const { from, to } = feeTableSteps[action];
      const before = await lockTableAndStore(tx, id);
      if (before.state !== from) throw new AppError({ code: 'versionStateChanged' });
      requireVersion(before, version);
      const checked = await check?.(tx, before, actor, doubts);
      await tx
        .update(feeTable)
        .set({ ...signedColumns(actor), ...checked, state: to, version: version + 1, updatedAt: sql`now()` })
        .where(eq(feeTable.id, id));
      await recordChange(tx, {
        actorId: actor.accountId,
        entity: 'feeTable',
        entityId: id,
        action,
        named: { nameEn: before.name, nameAr: before.name },
        before: { state: before.state },
        after: { state: to },
      });
      await after?.(tx, actor, before);
      return readVersion(tx, id);
    });

export const submit = transition({
  action: 'submit',
  signedColumns: ({ accountId }) => ({ submittedAt: now(), submittedBy: accountId }),
  check: async (tx, table, _actor, doubts) => {
    await requireReady(tx, table);
    return { submittedDoubts: await requireDoubtsConfirmed(tx, table, 'submit', doubts) };
  },
});

const unsubmitted = { submittedAt: null, submittedBy: null, submittedDoubts: null };

export const sendBack = transition({
  action: 'return',
  signedColumns: () => unsubmitted,
});

/** Publishes a table, effective from its day; the table before it is superseded when that day comes. */
const publishTransition = (mayPublishAlone: boolean) =>
  transition({
    action: 'publish',
    signedColumns: ({ accountId }) => ({
      publishedAt: now(),
      publishedBy: accountId,
      sellersToldAt: null,
    }),
    check: async (tx, table, actor, doubts) => {
      if (!mayPublishAlone) await requireSecondPerson(tx, actor, table);
      await requireReady(tx, table);
      const publishedDoubts = await requireDoubtsConfirmed(tx, table, 'publish', doubts);
      const { correctsId } = table;
      // Before: a day has one table.
      if (correctsId !== null) await replaceCorrected(tx, actor, { ...table, correctsId });
      return { publishedDoubts };
    },
    after: async (tx, { accountId }, { storeId }) => {
      await supersedeStoreTables(tx, storeId, accountId);
      await enqueue(tx, 'notifyOfFees');
    },
  });

export const publish = publishTransition(false);
export const publishAlone = publishTransition(true);

/** Returns a published table to draft before its first day, while no saved price is based on it. */
export const withdraw = transition({
  action: 'withdraw',
  signedColumns: () => ({ ...unsubmitted, publishedAt: null, publishedBy: null, publishedDoubts: null }),
  check: async (_tx, { effectiveFrom }) => {
    if (effectiveFrom <= today())
      throw new AppError({ code: 'versionBegun', details: { on: effectiveFrom } });
    return {};
  },
});
