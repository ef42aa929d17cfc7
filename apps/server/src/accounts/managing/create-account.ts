import type * as z from 'zod/mini';
import type { Account } from '@saer/contract/account/account';
import type { createUser } from '@saer/contract/account/user';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { queueMessage } from '../../messages/queries.ts';
import { type Actor, mayAdd } from '../policy.ts';
import { getAccount, accountColumns, rejectTaken } from '../../principals/queries.ts';
import { toRecipient } from '../../messages/templates/message.ts';
import { generatePassword } from './credentials.ts';
import { recordChange } from '../../audit/queries.ts';
import { account } from '../../principals/tables.ts';
import { newPasswordToken } from '../../auth/passwords/password.ts';

/** Hours in which an invitation can be followed. */
const invitationHours = 72;

/** Sends the link with which the owner of a new account sets their first password. */
export async function invite(
  tx: Transaction,
  siteOrigin: string,
  inviterId: number,
  invited: Account,
): Promise<void> {
  const inviter = await getAccount(tx, inviterId);
  const { token, expiresAt } = await newPasswordToken(tx, invited.id, invitationHours);
  const invitedBy = inviter?.fullName ?? '';
  await queueMessage(tx, siteOrigin, {
    template: 'invitation',
    ...toRecipient(invited),
    invitedBy,
    token,
    expiresAt,
  });
}

type NewAccount = Pick<
  Account,
  'firstName' | 'lastName' | 'email' | 'mobile' | 'language' | 'role' | 'subscriberId'
>;

/** Creates an account on someone else's behalf; it is active, and its address is confirmed once its owner follows the link sent there. */
export async function addAccount(tx: Transaction, actor: Actor, requested: NewAccount): Promise<Account> {
  const { firstName, lastName, email, mobile, language, role, subscriberId } = requested;
  const [added] = await rejectTaken(
    tx
      .insert(account)
      .values({
        firstName,
        lastName,
        email,
        mobile,
        language,
        role,
        subscriberId,
        status: 'ACTIVE',
        createdBy: actor.accountId,
      })
      .returning(accountColumns),
  );
  if (added === undefined) throw new Error('An account that was inserted did not come back');
  await recordChange(tx, {
    actorId: actor.accountId,
    entity: 'account',
    entityId: added.id,
    action: 'create',
    after: { firstName, lastName, email, mobile, language, role },
  });
  return added;
}

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
    const created = await addAccount(tx, actor, { ...person, subscriberId: null });
    if (generated === undefined) {
      await invite(tx, siteOrigin, actor.accountId, created);
      return { account: created, generated: null };
    }
    await generated.giveTo(tx, created.id);
    const inviter = await getAccount(tx, actor.accountId);
    await queueMessage(tx, siteOrigin, {
      template: 'accountAdded',
      ...toRecipient(created),
      invitedBy: inviter?.fullName ?? '',
    });
    const { password, expiresAt } = generated;
    return { account: created, generated: { password, expiresAt } };
  });
}
