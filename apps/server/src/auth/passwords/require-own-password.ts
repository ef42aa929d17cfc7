import { eq } from 'drizzle-orm';
import { AppError } from '../../http/replies/app-error.ts';
import { beginAttempt } from '../limits/back-off.ts';
import type { LimitDependencies } from '../limits/limit.ts';
import { ownPasswordAttempts } from '../limits/sign-in-limits.ts';
import { verifyPassword } from './hash-password.ts';
import { password } from '../tables.ts';

/**
 * Someone at an unattended browser must not take the account over: sensitive actions require the password, and count wrong ones.
 * Returns the matching hash, so that later steps can check that it is unchanged.
 */
export async function requireOwnPassword(
  deps: LimitDependencies,
  accountId: number,
  sent: string,
  field: string,
): Promise<string> {
  const attempt = await beginAttempt(deps, ownPasswordAttempts, String(accountId));
  const [account] = await deps.db
    .select({ hash: password.hash })
    .from(password)
    .where(eq(password.accountId, accountId));
  const isRight = await verifyPassword(account?.hash, sent);
  if (!isRight || account === undefined) throw new AppError({ code: 'wrongPassword', field });
  await attempt.forgive();
  return account.hash;
}
