import { type Account, type AccountStatus, canBecome } from '@saer/contract/account/account';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { notify } from '../../notifications/sending/notify.ts';
import { revokeAccess } from '../../auth/revocation/revoke-access.ts';
import type { Actor } from '../policy.ts';
import { findManagedAccount } from '../queries.ts';
import { accountColumns } from '../../principals/queries.ts';
import { recipientOf } from '../../messages/templates/recipient-of.ts';
import { account } from '../../principals/tables.ts';
import { requireRemainingSuperAdmin } from './last-super-admin.ts';

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
          messages: [{ template: 'accountApproved', ...recipientOf(after), calculation }],
        },
      ]);
    return { changedAccount: after, isApproval: isApproved };
  });
  if (isApproval) onApproved();
  return changedAccount;
}
