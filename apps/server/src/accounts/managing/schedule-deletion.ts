import type { Account } from '@saer/contract/account/account';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { queueMessage } from '../../messages/queries.ts';
import { deletedFrom } from '../../auth/policy.ts';
import { revokeAccess } from '../../auth/revocation/revoke-access.ts';
import type { Actor } from '../policy.ts';
import { findManagedAccount } from '../queries.ts';
import { accountColumns } from '../../principals/queries.ts';
import { recipientOf } from '../../messages/templates/recipient-of.ts';
import { account } from '../../principals/tables.ts';
import { requireRemainingSuperAdmin } from './last-super-admin.ts';

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
  await queueMessage(tx, siteOrigin, { template: 'deletionPlanned', ...recipientOf(after), until });
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
