import type * as z from 'zod/mini';
import {
  type ClaimRecord,
  emptyRecord,
  boundRecord,
  mergeRecords,
  type RemovedEntry,
  type StatementClaimsReply,
  type mergeStatementClaims,
} from '@saer/contract/statements/statement-claim';
import { eq, sql } from 'drizzle-orm';
import type { OwnedRecords } from '../../accounts/managing/erase-accounts.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { statementClaims } from './tables.ts';
import type { FieldError } from '@saer/contract/api/error-reply';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { notifyInApp } from '../../notifications/sending/notify.ts';
import { findTeam } from '../../notifications/sending/recipients.ts';

/** Reads a seller's claims; null where the subscriber did not agree to store them. */
async function findRecord(db: Database | Transaction, sellerId: number): Promise<ClaimRecord | null> {
  const [row] = await db
    .select({ content: statementClaims.content })
    .from(statementClaims)
    .where(eq(statementClaims.accountId, sellerId));
  return row?.content ?? null;
}

/** Reads them for another change of the same seller to wait. */
async function findRecordToChange(tx: Transaction, sellerId: number): Promise<ClaimRecord | null> {
  const [row] = await tx
    .select({ content: statementClaims.content })
    .from(statementClaims)
    .where(eq(statementClaims.accountId, sellerId))
    .for('update');
  return row?.content ?? null;
}

/** A seller's claims as clients get them. */
export async function readClaims(db: Database, sellerId: number): Promise<StatementClaimsReply> {
  const record = await findRecord(db, sellerId);
  const { clearedAt, claims, statements, removed } = record ?? emptyRecord;
  return {
    isKept: record !== null,
    clearedAt,
    claims: [...claims],
    statements: [...statements],
    removed: [...removed],
  };
}

/** A seller's claims, for their copy. They are deleted with the account's row. */
export const ownedStatementClaims: OwnedRecords = {
  name: 'statementClaims',
  read: async (db, accountId) => {
    const record = await findRecord(db, accountId);
    return record === null ? [] : [record];
  },
  erase: () => Promise.resolve(),
};

type Actor = Pick<Principal, 'accountId' | 'tenantId'>;
type Sent = z.output<typeof mergeStatementClaims.body>;

/** The time by which a browser's clock may be ahead: a change of a later instant would win over every other one until then. */
const clockTolerance = 24 * 60 * 60 * 1000;

const change = ({ accountId, tenantId }: Actor) => ({
  actorId: accountId,
  entity: 'statementClaims',
  entityId: tenantId,
  ownerId: tenantId,
});

const write = (tx: Transaction, sellerId: number, content: ClaimRecord) =>
  tx
    .update(statementClaims)
    .set({ content, changedAt: sql`now()` })
    .where(eq(statementClaims.accountId, sellerId));

/** Rejects changes that are said to be of the future. */
function rejectFuture(sent: Sent): void {
  const latest = Date.now() + clockTolerance;
  const errors = (['claims', 'statements', 'removed'] as const).flatMap((name) =>
    sent[name].flatMap(({ changedAt }, at): FieldError[] =>
      Date.parse(changedAt) > latest ? [{ code: 'invalidValue', field: `${name}.${at}.changedAt` }] : [],
    ),
  );
  const [first, ...others] = errors;
  if (first !== undefined) throw new AppError(first, ...others);
}

/** Notifies a seller and their sub-users of what statements charged too much that were not stored before. */
async function notifyOfClaims(tx: Transaction, actor: Actor, stored: ClaimRecord, sent: Sent): Promise<void> {
  const known = new Set(stored.statements.map(({ key }) => key));
  const found = sent.statements.filter(({ key, over }) => over > 0 && !known.has(key));
  if (found.length === 0) return;
  const team = await findTeam(tx, actor.tenantId);
  for (const marketplace of ['noon', 'amazon'] as const) {
    const those = found.filter((each) => each.marketplace === marketplace);
    if (those.length === 0) continue;
    const over = those.reduce((sum, each) => sum + each.over, 0);
    const event = { kind: 'claimsFound', data: { marketplace, statements: those.length, over } } as const;
    await notifyInApp(
      tx,
      team.map((accountId) => ({ accountId, event, isOwn: accountId === actor.accountId })),
    );
  }
}

/** Merges what a browser has into what is stored; in any order of requests the result is the same. Requires the subscriber's consent. */
export const mergeClaims = (db: Database, actor: Actor, sent: Sent) => {
  rejectFuture(sent);
  return db.transaction(async (tx) => {
    const stored = await findRecordToChange(tx, actor.tenantId);
    if (stored === null) throw new AppError({ code: 'consentMissing' });
    const { record } = boundRecord(mergeRecords(stored, { clearedAt: null, ...sent }));
    await write(tx, actor.tenantId, record);
    await notifyOfClaims(tx, actor, stored, sent);
    return { claims: record.claims.length, statements: record.statements.length };
  });
};

const size = ({ claims, statements }: ClaimRecord): number => claims.length + statements.length;

/** An instant after every change that is stored. */
function afterAll({ claims, statements, removed }: ClaimRecord): string {
  const entries: readonly RemovedEntry[] = [...claims, ...statements, ...removed];
  const last = entries.reduce((latest, each) => Math.max(latest, Date.parse(each.changedAt)), Date.now());
  return new Date(last).toISOString();
}

/** Deletes all claims and sums; what another browser still has of before does not come back. */
export const clearClaims = (
  db: Database,
  actor: Actor,
): Promise<{ removed: number; clearedAt: string | null }> =>
  db.transaction(async (tx) => {
    const stored = await findRecordToChange(tx, actor.tenantId);
    if (stored === null) return { removed: 0, clearedAt: null };
    const clearedAt = afterAll(stored);
    await write(tx, actor.tenantId, { ...emptyRecord, clearedAt });
    const removed = size(stored);
    if (removed > 0)
      await recordChange(tx, { ...change(actor), action: 'remove', before: { entries: removed } });
    return { removed, clearedAt };
  });

/** Stores the subscriber's answer. Without consent, nothing that was stored stays. */
export const answerClaimConsent = (
  db: Database,
  actor: Actor,
  given: boolean,
): Promise<{ given: boolean; removed: number }> =>
  db.transaction(async (tx) => {
    if (given) {
      const added = await tx
        .insert(statementClaims)
        .values({ accountId: actor.tenantId, content: emptyRecord })
        .onConflictDoNothing()
        .returning({ accountId: statementClaims.accountId });
      if (added.length > 0)
        await recordChange(tx, { ...change(actor), action: 'create', after: { given: true } });
      return { given, removed: 0 };
    }
    const [deleted] = await tx
      .delete(statementClaims)
      .where(eq(statementClaims.accountId, actor.tenantId))
      .returning({ content: statementClaims.content });
    if (deleted !== undefined)
      await recordChange(tx, { ...change(actor), action: 'withdraw', before: { given: true } });
    return { given, removed: size(deleted?.content ?? emptyRecord) };
  });
