import type { SignInSecurity } from '@saer/contract/account/second-factor';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/requests/caller.ts';
import type { Settings } from '../../settings.ts';
import { passkey, totp } from '../tables.ts';
import { isSecondFactorRequired } from '../sessions/required-factor.ts';
import { countRecoveryCodes, consumeCode } from './consume-code.ts';
import type { Account } from '@saer/contract/account/account';
import { toRecipient, type SecurityChange } from '../../messages/templates/message.ts';
import { recordChange } from '../../audit/queries.ts';
import { notify } from '../../notifications/sending/notify.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { beginAttempt } from '../limits/back-off.ts';
import { ownCodeAttempts } from '../limits/sign-in-limits.ts';
import { findPasswordOwner, requireOwnPassword, requireUnchangedPassword } from '../passwords/password.ts';
import type { SignInDependencies } from '../sessions/security-log.ts';

/** Reads how an account is protected beside its password. */
export async function readSecurity(
  db: Database | Transaction,
  { secondFactor }: Pick<Settings, 'secondFactor'>,
  { accountId, role }: Pick<Principal, 'accountId' | 'role'>,
): Promise<SignInSecurity> {
  const [app] = await db.select({ since: totp.confirmedAt }).from(totp).where(eq(totp.accountId, accountId));
  const passkeys = await db
    .select({
      id: passkey.id,
      name: passkey.name,
      isBackedUp: passkey.isBackedUp,
      isSuspended: passkey.isSuspended,
      createdAt: passkey.createdAt,
      lastUsedAt: passkey.lastUsedAt,
    })
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.id));
  return {
    isDemanded: isSecondFactorRequired(secondFactor, role),
    totpSince: app?.since ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
    passkeys,
  };
}

/** Tells whether the right password alone does not let an account in. */
export const isProtected = ({ isDemanded: demanded, totpSince, passkeys }: SignInSecurity): boolean =>
  totpSince !== null || (demanded && passkeys.length > 0);

/** Records a change to an account's credentials, without secrets, and notifies its owner by mail. Without an actor it was the operator. */
export async function recordSecurityChange(
  tx: Transaction,
  siteOrigin: string,
  owner: Account,
  change: SecurityChange,
  actorId: number | undefined,
): Promise<void> {
  await recordChange(tx, { actorId, entity: 'account', entityId: owner.id, action: change });
  await notify(tx, siteOrigin, [
    {
      accountId: owner.id,
      event: { kind: 'securityChanged', data: { change } },
      messages: [{ template: 'securityChanged', change, ...toRecipient(owner) }],
    },
  ]);
}

export interface Reauthentication {
  readonly password?: string;
  readonly code?: string;
}

/**
 * Someone at an unattended browser must not take the account over: changes to how it is entered require the password or a code.
 * Returns the first step of the change's transaction, which checks that the password is unchanged.
 */
export async function reauthenticate(
  deps: SignInDependencies,
  accountId: number,
  { password, code }: Reauthentication,
): Promise<(tx: Transaction) => Promise<void>> {
  if (password !== undefined) {
    const hash = await requireOwnPassword(deps, accountId, password, 'password');
    return (tx) =>
      requireUnchangedPassword(tx, accountId, hash, { code: 'wrongPassword', field: 'password' });
  }
  if (code === undefined) throw new AppError({ code: 'proofNeeded', field: 'password' });
  const attempt = await beginAttempt(deps, ownCodeAttempts, String(accountId));
  const owner = await findPasswordOwner(deps.db, accountId);
  const spent = await deps.db.transaction(async (tx) => {
    const way = await consumeCode(tx, deps.secretKey, accountId, code);
    if (way === 'recoveryCode')
      await recordSecurityChange(tx, deps.settings.siteOrigin, owner, 'useRecoveryCode', accountId);
    return way;
  });
  if (spent === undefined) throw new AppError({ code: 'wrongSecondFactor', field: 'code' });
  await attempt.forgive();
  return async () => {};
}
