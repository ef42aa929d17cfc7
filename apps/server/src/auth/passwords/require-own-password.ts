import { eq } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';
import { beginAttempt } from '../limits/back-off.ts';
import type { LimitDependencies } from '../limits/limit.ts';
import { ownPasswordAttempts } from '../limits/sign-in-limits.ts';
import { verifyPassword } from './hash-password.ts';
import { password } from '../tables.ts';

/**
 * Whoever found a browser signed in must not take the account over: what matters asks for the password, and counts wrong ones.
 * Returns the hash it fits, so that what follows can make sure that it still does.
 */
export async function requireOwnPassword(
  deps: LimitDependencies,
  accountId: number,
  sent: string,
  field: string,
): Promise<string> {
  const attempt = await beginAttempt(deps, ownPasswordAttempts, String(accountId));
  const [kept] = await deps.db
    .select({ hash: password.hash })
    .from(password)
    .where(eq(password.accountId, accountId));
  const isRight = await verifyPassword(kept?.hash, sent);
  if (!isRight || kept === undefined) throw new AppError({ code: 'wrongPassword', field });
  await attempt.forgive();
  return kept.hash;
}
