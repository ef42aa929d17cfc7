import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { beginAttempt } from '../limits/back-off.ts';
import { ownCodeAttempts } from '../limits/sign-in-limits.ts';
import { findPasswordOwner, requireOwnPassword, requireUnchanged } from '../passwords/password.ts';
import type { SignInDependencies } from '../sessions/security-log.ts';
import { recordSecurityChange } from './security.ts';
import { consumeCode } from './consume-code.ts';

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
    return (tx) => requireUnchanged(tx, accountId, hash, { code: 'wrongPassword', field: 'password' });
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
