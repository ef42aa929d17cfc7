import type { Account } from '@saer/contract/account/account';
import type { createUser } from '@saer/contract/account/user';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { queueMessage } from '../../messages/queries.ts';
import { type Actor, mayAdd } from '../policy.ts';
import { getAccount } from '../../principals/queries.ts';
import { recipientOf } from '../../messages/templates/recipient-of.ts';
import { addAccount } from './add-account.ts';
import { invite } from './invite.ts';
import { generatePassword } from './one-time-password.ts';

type RequestedTarget = z.output<typeof createUser.body> & Pick<Account, 'language'>;

/** An admin adds an account, whose owner gets a link to set a password, or a generated one from the admin; by mail they learn of it either way. */
export async function createAccount(
  db: Database,
  siteOrigin: string,
  actor: Actor,
  { firstPassword, ...person }: RequestedTarget,
): Promise<z.input<typeof createUser.reply>> {
  if (!mayAdd(actor, person.role)) throw new AppError({ code: 'notAllowed', field: 'role' });
  const generated = firstPassword === 'generated' ? await generatePassword() : undefined;
  return db.transaction(async (tx) => {
    const account = await addAccount(tx, actor, { ...person, subscriberId: null });
    if (generated === undefined) {
      await invite(tx, siteOrigin, actor.accountId, account);
      return { account, generated: null };
    }
    await generated.giveTo(tx, account.id);
    const inviter = await getAccount(tx, actor.accountId);
    await queueMessage(tx, siteOrigin, {
      template: 'accountAdded',
      ...recipientOf(account),
      invitedBy: inviter?.fullName ?? '',
    });
    const { password, expiresAt } = generated;
    return { account, generated: { password, expiresAt } };
  });
}
