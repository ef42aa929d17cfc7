import {
  type Account,
  type AccountStatus,
  canBecome,
  deletionGraceDays,
} from '@saer/contract/account/account';
import { and, eq, isNull, sql, asc } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { notify } from '../../notifications/sending/notify.ts';
import { revokeAccess } from '../../auth/revocation/revoke-access.ts';
import { type Actor, isLastSuperAdmin } from '../policy.ts';
import { findManagedAccount } from '../queries.ts';
import { accountColumns } from '../../principals/queries.ts';
import { toRecipient } from '../../messages/templates/message.ts';
import { account } from '../../principals/tables.ts';
import { queueMessage } from '../../messages/queries.ts';
import { deletedFrom } from '../../auth/policy.ts';

/** Refuses to lose the last active super admin. Two who would lose each other wait for one another here, in the order of their keys. */
export async function requireRemainingSuperAdmin(tx: Transaction, subject: Account): Promise<void> {
  if (subject.role !== 'SUPER_ADMIN') return;
  const active = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, 'SUPER_ADMIN'), eq(account.status, 'ACTIVE'), isNull(account.deletedAt)))
    .orderBy(asc(account.id))
    .for('update');
  if (
    isLastSuperAdmin(
      subject,
      active.map(({ id }) => id),
    )
  )
    throw new AppError({ code: 'lastSuperAdmin' });
}

const verbs = {
  ACTIVE: 'activate',
  INACTIVE: 'deactivate',
  BLOCKED: 'block',
} as const satisfies Partial<Record<AccountStatus, string>>;

/** Approves (then `onApproved` is called), reactivates, deactivates or blocks an account. If two admins change it at once, the second is told that it has changed. */
export async function changeStatus(
  db: Database,
  siteOrigin: string,
  actor: Actor,
  id: number,
  to: keyof typeof verbs,
  onApproved: () => void = () => undefined,
): Promise<Account> {
  const { changedAccount, isApproval } = await db.transaction(async (tx) => {
    const before = await findManagedAccount(tx, actor, id);
    if (to !== 'ACTIVE') await requireRemainingSuperAdmin(tx, before);
    const stillAsRead = and(eq(account.id, id), eq(account.status, before.status), isNull(account.deletedAt));
    const [changed] = canBecome(before.status, to)
      ? await tx
          .update(account)
          .set({ status: to, updatedAt: sql`now()` })
          .where(stillAsRead)
          .returning({ after: accountColumns, calculation: account.pendingCalculation })
      : [];
    if (changed === undefined) throw new AppError({ code: 'transitionNotAllowed' });
    const { after, calculation } = changed;
    if (to !== 'ACTIVE') await revokeAccess(tx, id, { ofSubUsers: true });
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: 'account',
      entityId: id,
      action: verbs[to],
      before: { status: before.status },
      after: { status: to },
    });
    const isApproved = before.status === 'PENDING' && to === 'ACTIVE';
    if (isApproved)
      await notify(tx, siteOrigin, [
        {
          accountId: id,
          event: { kind: 'accountApproved', data: {} },
          messages: [{ template: 'accountApproved', ...toRecipient(after), calculation }],
        },
      ]);
    return { changedAccount: after, isApproval: isApproved };
  });
  if (isApproval) onApproved();
  return changedAccount;
}

const inGrace = sql`${account.deletedAt} > now() - make_interval(days => ${deletionGraceDays})`;

/** An admin takes back the deletion of an account while its days of grace last. */
export async function restoreAccount(
  db: Database,
  siteOrigin: string,
  actor: Actor,
  id: number,
): Promise<Account> {
  return db.transaction(async (tx) => {
    const { deletedAt } = await findManagedAccount(tx, actor, id);
    const [after] = await tx
      .update(account)
      .set({ deletedAt: null, updatedAt: sql`now()` })
      .where(and(eq(account.id, id), inGrace))
      .returning(accountColumns);
    if (after === undefined) throw new AppError({ code: 'transitionNotAllowed' });
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: 'account',
      entityId: id,
      action: 'restore',
      before: { deletedAt },
      after: { deletedAt: null },
    });
    await queueMessage(tx, siteOrigin, { template: 'accountRestored', ...toRecipient(after) });
    return after;
  });
}

/** Deletes an account: from now on nobody signs in to it, and after the days of grace nothing is left. */
export async function scheduleDeletion(
  tx: Transaction,
  siteOrigin: string,
  actor: Actor,
  before: Account,
): Promise<{ after: Account; deletedAt: string; until: string }> {
  await requireRemainingSuperAdmin(tx, before);
  const [after] = await tx
    .update(account)
    .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(account.id, before.id), isNull(account.deletedAt)))
    .returning(accountColumns);
  if (after === undefined || after.deletedAt === null) throw new AppError({ code: 'transitionNotAllowed' });
  const { deletedAt } = after;
  const until = deletedFrom(deletedAt);
  await revokeAccess(tx, before.id, { ofSubUsers: true });
  await recordChange(tx, {
    actorId: actor.accountId,
    entity: 'account',
    entityId: before.id,
    action: 'remove',
    before: { deletedAt: null },
    after: { deletedAt },
  });
  await queueMessage(tx, siteOrigin, { template: 'deletionPlanned', ...toRecipient(after), until });
  return { after, deletedAt, until };
}

/** An admin removes an account. */
export async function removeAccount(
  db: Database,
  siteOrigin: string,
  actor: Actor,
  id: number,
): Promise<Account> {
  return db.transaction(async (tx) => {
    const before = await findManagedAccount(tx, actor, id);
    const { after } = await scheduleDeletion(tx, siteOrigin, actor, before);
    return after;
  });
}
