import { type Account, deletionGraceDays } from '@saer/contract/account/account';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { queueMessage } from '../../messages/queries.ts';
import type { Actor } from '../policy.ts';
import { findManagedAccount } from '../queries.ts';
import { accountColumns } from '../../principals/queries.ts';
import { recipientOf } from '../../messages/templates/recipient-of.ts';
import { account } from '../../principals/tables.ts';

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
    await queueMessage(tx, siteOrigin, { template: 'accountRestored', ...recipientOf(after) });
    return after;
  });
}
