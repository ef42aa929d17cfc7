import type * as z from 'zod/mini';
import type { Account } from '@saer/contract/account/account';
import type { updateUser } from '@saer/contract/account/user';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { difference, recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { type Actor, isOwn, mayGiveRole } from '../policy.ts';
import { findAccount } from '../queries.ts';
import { accountColumns, rejectTaken } from '../../principals/queries.ts';
import { account } from '../../principals/tables.ts';
import { requireRemainingSuperAdmin } from './status.ts';
import { revokeAccess } from '../../auth/revocation/revoke-access.ts';
import { password } from '../../auth/tables.ts';
import { invite } from './create-account.ts';
import { notifyOldAddress } from '../../auth/codes/apply-code.ts';

/**
 * Ends every way into an account that an admin gave another role or address, and notifies its owner at the old address.
 * Whoever had not followed their invitation gets a new one, at the address the account has now.
 */
async function resetAccess(
  tx: Transaction,
  siteOrigin: string,
  actor: Actor,
  before: Account,
  after: Account,
): Promise<void> {
  const hasMoved = after.email !== before.email || after.mobile !== before.mobile;
  if (!hasMoved && after.role === before.role) return;
  await revokeAccess(tx, after.id);
  const hasPassword = (await tx.$count(password, eq(password.accountId, after.id))) > 0;
  if (!hasPassword) await invite(tx, siteOrigin, actor.accountId, after);
  else if (hasMoved) await notifyOldAddress(tx, siteOrigin, before, after);
}

type Changes = Omit<z.output<typeof updateUser.body>, 'id'>;

/** Another address or role is for others to give: one's own address is changed with the password and a code. */
const notForOneself = ['role', 'email', 'mobile'] as const;

/** Requires that an account with sub-users stays their subscriber. */
async function requireNewRole(tx: Transaction, actor: Actor, before: Account, role: Account['role']) {
  const isSubscriber = (await tx.$count(account, eq(account.subscriberId, before.id))) > 0;
  if (isSubscriber || !mayGiveRole(actor, before, role))
    throw new AppError({ code: 'notAllowed', field: 'role' });
  await requireRemainingSuperAdmin(tx, before);
}

/** Only differing values count as a change: a form may send the whole account back. */
function wantedChanges(actor: Actor, before: Account, sent: Changes) {
  const differing = difference({ ...before }, sent);
  const forbidden = notForOneself.find((name) => isOwn(actor, before) && name in differing.after);
  if (forbidden !== undefined) throw new AppError({ code: 'notAllowed', field: forbidden });
  return differing;
}

/** An admin changes an account. A new role or address ends every way into it; a new email address is yet to be confirmed. */
export async function updateAccount(
  db: Database,
  siteOrigin: string,
  actor: Actor,
  { id, ...sent }: z.output<typeof updateUser.body>,
): Promise<Account> {
  return db.transaction(async (tx) => {
    const before = await findAccount(tx, actor, id);
    const changes = wantedChanges(actor, before, sent);
    if (Object.keys(changes.after).length === 0) return before;
    const { role = before.role, email = before.email } = sent;
    if (role !== before.role) await requireNewRole(tx, actor, before, role);
    const isMoved = email !== before.email;
    const stillAsRead = and(eq(account.id, id), eq(account.role, before.role), isNull(account.deletedAt));
    const [after] = await rejectTaken(
      tx
        .update(account)
        .set({ ...sent, ...(isMoved ? { isVerified: false } : {}), updatedAt: sql`now()` })
        .where(stillAsRead)
        .returning(accountColumns),
    );
    if (after === undefined) throw new AppError({ code: 'transitionNotAllowed' });
    await resetAccess(tx, siteOrigin, actor, before, after);
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
