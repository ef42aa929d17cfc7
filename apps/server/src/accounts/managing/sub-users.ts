import type * as z from 'zod/mini';
import { notifyInApp } from '../../notifications/sending/notify.ts';
import type { Account } from '@saer/contract/account/account';
import type { createSubUser, updateSubUser } from '@saer/contract/account/user';
import { asc, eq, sql } from 'drizzle-orm';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { difference, recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { defineLimit, requireWithin } from '../../auth/limits/limit.ts';
import { addAccount, invite } from './create-account.ts';
import { eraseAccounts } from './erase-accounts.ts';
import type { Actor } from '../policy.ts';
import { findManagedAccount } from '../queries.ts';
import { accountColumns } from '../../principals/queries.ts';
import { account } from '../../principals/tables.ts';

/** Invitations are mail to strangers: a subscriber sends so many. */
const invitations = defineLimit({ name: 'sub-user-invitation', points: 20, seconds: 3_600 });

/** Refuses one more user of a subscriber who has that many, the subscriber included, by their plan. */
export type RequireUserLimit = (tx: Transaction, subscriberId: number, users: number) => Promise<void>;

/** A subscriber's sub-users, the first added first. */
export async function findSubUsersBySubscriber(db: Database, subscriberId: number): Promise<Account[]> {
  return db
    .select(accountColumns)
    .from(account)
    .where(eq(account.subscriberId, subscriberId))
    .orderBy(asc(account.id));
}

/** Invites a sub-user. Those a subscriber adds at the same moment are counted one after the other. */
export async function addSubUser(
  { db, secretKey, settings: { siteOrigin } }: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
  actor: Actor,
  person: z.output<typeof createSubUser.body> & Pick<Account, 'language'>,
  requireUserLimit: RequireUserLimit,
): Promise<Account> {
  await requireWithin({ db, secretKey }, invitations, String(actor.accountId));
  return db.transaction(async (tx) => {
    await tx.select({ id: account.id }).from(account).where(eq(account.id, actor.accountId)).for('update');
    const subUsers = await tx.$count(account, eq(account.subscriberId, actor.accountId));
    await requireUserLimit(tx, actor.accountId, subUsers + 1);
    const requested = { ...person, role: 'SUB_USER', subscriberId: actor.accountId } as const;
    const added = await addAccount(tx, actor, requested);
    await invite(tx, siteOrigin, actor.accountId, added);
    await notifyInApp(tx, [
      {
        accountId: actor.accountId,
        aboutId: added.id,
        event: { kind: 'subUserAdded', data: { name: added.fullName } },
      },
    ]);
    return added;
  });
}

/** Changes the name or language of a sub-user. */
export async function renameSubUser(
  db: Database,
  actor: Actor,
  { id, ...sent }: z.output<typeof updateSubUser.body>,
): Promise<Account> {
  return db.transaction(async (tx) => {
    const before = await findManagedAccount(tx, actor, id);
    const changes = difference({ ...before }, sent);
    if (Object.keys(changes.after).length === 0) return before;
    const [after] = await tx
      .update(account)
      .set({ ...sent, updatedAt: sql`now()` })
      .where(eq(account.id, id))
      .returning(accountColumns);
    if (after === undefined) throw new AppError({ code: 'notFound' });
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: 'account',
      entityId: id,
      action: 'update',
      ...changes,
    });
    return after;
  });
}

/** Removes a sub-user at once and for good, wherever they are signed in. */
export async function eraseSubUser(db: Database, actor: Actor, id: number): Promise<Account> {
  return db.transaction(async (tx) => {
    const removed = await findManagedAccount(tx, actor, id);
    await eraseAccounts(tx, [], [removed], actor.accountId);
    return removed;
  });
}
