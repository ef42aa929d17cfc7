import { recordChange } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { queueMessage } from '../../messages/queries.ts';
import { revokeAccess } from '../../auth/revocation/revoke-access.ts';
import type { Actor } from '../policy.ts';
import { findManagedAccount } from '../queries.ts';
import { toRecipient } from '../../messages/templates/message.ts';
import { randomPassword } from '@saer/contract/account/password';
import { hashPassword, setPassword } from '../../auth/passwords/password.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { logRefusal, type SignInDependencies } from '../../auth/sessions/security-log.ts';
import { removeSecondFactor } from '../../auth/second-factor/reset-second-factor.ts';

/** Hours a generated password can be used in, once. */
const oneTimeHours = 24;

export interface GeneratedPassword {
  readonly password: string;
  readonly expiresAt: string;
  /** Sets it for an account, in the transaction of its cause. */
  readonly giveTo: (tx: Transaction, accountId: number) => Promise<void>;
}

/** A generated password, which its owner must replace at the first sign-in. Hashed here, before any transaction begins. */
export async function generatePassword(): Promise<GeneratedPassword> {
  const password = randomPassword();
  const hash = await hashPassword(password);
  const expiresAt = new Date(Date.now() + oneTimeHours * 3_600_000).toISOString();
  return {
    password,
    expiresAt,
    giveTo: (tx, accountId) => setPassword(tx, accountId, hash, { oneTimeUntil: expiresAt }),
  };
}

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
    await queueMessage(tx, siteOrigin, { template: 'passwordChanged', ...toRecipient(account) });
  });
  return { password, expiresAt };
}

/** Lets in someone who lost their second factor: with the password alone, until they set up another. Nobody can reset their own. */
export async function resetUserSecondFactor(
  { db, settings, log }: SignInDependencies,
  actor: Actor,
  id: number,
  caller: Caller,
): Promise<{ hadSecondFactor: boolean }> {
  const reset = db.transaction(async (tx) => {
    const owner = await findManagedAccount(tx, actor, id);
    return removeSecondFactor(tx, settings.siteOrigin, owner, actor.accountId);
  });
  const hadSecondFactor = await logRefusal(log, 'resetSecondFactor', caller, reset, {
    accountId: actor.accountId,
  });
  log('resetSecondFactor', caller, { accountId: actor.accountId, subjectId: id });
  return { hadSecondFactor };
}
