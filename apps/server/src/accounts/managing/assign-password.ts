import { recordChange } from '../../audit/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { queueMessage } from '../../messages/queries.ts';
import { revokeAccess } from '../../auth/revocation/revoke-access.ts';
import type { Actor } from '../policy.ts';
import { findManagedAccount } from '../queries.ts';
import { recipientOf } from '../../messages/templates/recipient-of.ts';
import { generatePassword } from './one-time-password.ts';

/** Gives an account a generated password. Sessions opened with the old one end, and earlier links and codes no longer work. */
export async function assignPassword(
  db: Database,
  siteOrigin: string,
  actor: Actor,
  id: number,
): Promise<{ password: string; expiresAt: string }> {
  const { password, expiresAt, giveTo } = await generatePassword();
  await db.transaction(async (tx) => {
    const account = await findManagedAccount(tx, actor, id);
    if (account.deletedAt !== null) throw new AppError({ code: 'transitionNotAllowed' });
    await revokeAccess(tx, id);
    await giveTo(tx, id);
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: 'account',
      entityId: id,
      action: 'resetPassword',
    });
    await queueMessage(tx, siteOrigin, { template: 'passwordChanged', ...recipientOf(account) });
  });
  return { password, expiresAt };
}
