import { type FeeTableStep, feeTableSteps, type FeeVersion } from '@saer/contract/fee-version';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import { feeTable } from '../tables.ts';
import { rejectUnsound } from '../classes/reject-unsound.ts';
import { rejectDate, today } from './dates.ts';
import { readVersion } from './find-version.ts';
import { requireSecondPerson } from './second-person.ts';
import { supersedeOf } from './supersede.ts';
import { type FeeTableRow, holdTableOfStore, requireVersion } from './table-row.ts';

interface Reading {
  readonly id: number;
  readonly version: number;
}

interface Step {
  readonly action: FeeTableStep;
  /** Who took the step, and when, in the table's own columns. */
  readonly signed: (actor: Actor) => Partial<typeof feeTable.$inferInsert>;
  readonly check?: (tx: Transaction, table: FeeTableRow, actor: Actor) => Promise<void>;
  readonly after?: (tx: Transaction, actor: Actor, table: FeeTableRow) => Promise<unknown>;
}

const now = () => new Date().toISOString();

/** A table that sellers may be charged by: whole, sound, and dated as the store's next. */
async function requireReady(tx: Transaction, table: FeeTableRow): Promise<void> {
  await rejectDate(tx, table);
  await rejectUnsound(tx, table);
}

/** Takes a table into another state, if it is as the admin saw it. Every step is one of the contract's. */
const step =
  ({ action, signed, check, after }: Step) =>
  (db: Database, actor: Actor, { id, version }: Reading): Promise<FeeVersion> =>
    db.transaction(async (tx) => {
      const { from, to } = feeTableSteps[action];
      const before = await holdTableOfStore(tx, id);
      if (before.state !== from) throw new AppError({ code: 'versionStateChanged' });
      requireVersion(before, version);
      await check?.(tx, before, actor);
      await tx
        .update(feeTable)
        .set({ ...signed(actor), state: to, version: version + 1, updatedAt: sql`now()` })
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

export const submit = step({
  action: 'submit',
  signed: ({ accountId }) => ({ submittedAt: now(), submittedBy: accountId }),
  check: requireReady,
});

const unsubmitted = { submittedAt: null, submittedBy: null };

export const sendBack = step({
  action: 'return',
  signed: () => unsubmitted,
});

/** From here on the table prices products from its day on; what it follows is superseded once that day has come. */
const publishing = (mayPublishAlone: boolean) =>
  step({
    action: 'publish',
    signed: ({ accountId }) => ({ publishedAt: now(), publishedBy: accountId }),
    check: async (tx, table, actor) => {
      if (!mayPublishAlone) await requireSecondPerson(tx, actor, table);
      await requireReady(tx, table);
    },
    after: (tx, { accountId }, { storeId }) => supersedeOf(tx, storeId, accountId),
  });

export const publish = publishing(false);
export const publishAlone = publishing(true);

/** No saved price depends on a table before its day: until then it can be withdrawn, and is a draft again. */
export const withdraw = step({
  action: 'withdraw',
  signed: () => ({ ...unsubmitted, publishedAt: null, publishedBy: null }),
  check: async (_tx, { effectiveFrom }) => {
    if (effectiveFrom <= today())
      throw new AppError({ code: 'versionBegun', details: { on: effectiveFrom } });
  },
});
