import { AppError } from '../../http/replies/app-error.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { markVerified } from '../codes/apply-code.ts';
import { lockAccount } from '../revocation/lock-account.ts';
import { clearAttempts } from '../limits/back-off.ts';
import { byName } from '../limits/sign-in-limits.ts';
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts';
import { nameOf, usernameOf } from '../sign-in/username.ts';
import { findPasswordOwner } from './find-password-owner.ts';
import { hashPassword } from './hash-password.ts';
import { getPasswordTokenAccount, usePasswordToken } from './password-token.ts';
import { replacePassword } from './replace-password.ts';
import { requireDifferent } from './require-different.ts';
import { requireStrength } from './require-strength.ts';

const refused = () => new AppError({ code: 'linkExpired' });

/**
 * Sets the password of a token's account. Every such token reached its owner at a confirmed address or came after one was confirmed,
 * so the account counts as verified. A rejected password does not use the token up.
 */
export async function resetPassword(
  deps: SignInDependencies,
  { token, password }: { readonly token: string; readonly password: string },
  caller: Caller,
): Promise<void> {
  const { db, settings, log } = deps;
  const accountId = await getPasswordTokenAccount(db, token);
  if (accountId === undefined) throw refused();
  const owner = await findPasswordOwner(db, accountId);
  await requireStrength(password, owner);
  await requireDifferent(db, accountId, password);
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await usePasswordToken(tx, token))) throw refused();
    await markVerified(tx, accountId);
    await replacePassword(tx, settings.siteOrigin, owner, hash);
  });
  // Access to the mailbox proves that the failed attempts were not an attack on its owner.
  for (const name of [owner.email, owner.mobile ?? owner.email]) {
    await clearAttempts(deps, byName, `${nameOf(usernameOf(name))}\0`);
  }
  log('setPassword', caller, { accountId });
}
