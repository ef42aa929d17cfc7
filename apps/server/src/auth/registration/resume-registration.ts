import type { FieldError } from '@saer/contract/api/error-reply';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { verifyPassword } from '../passwords/hash-password.ts';
import { requestConfirmation } from '../sign-in/request-confirmation.ts';
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts';
import type { Username } from '../sign-in/username.ts';
import { pendingRegistration } from '../tables.ts';

/** The newest registration of a user name that still waits for its code. */
async function findPending(db: Database, username: Username) {
  const [found] = await db
    .select({
      registrationId: pendingRegistration.id,
      email: pendingRegistration.email,
      mobile: pendingRegistration.mobile,
      language: pendingRegistration.language,
      passwordHash: pendingRegistration.passwordHash,
    })
    .from(pendingRegistration)
    .where(
      'email' in username
        ? sql`lower(${pendingRegistration.email}) = ${username.email}`
        : eq(pendingRegistration.mobile, username.mobile),
    )
    .orderBy(desc(pendingRegistration.createdAt))
    .limit(1);
  return found;
}

/**
 * The error for someone who registered but never entered the code, if the password is theirs: another code is sent. Checked after
 * the account's own password was wrong, whether or not there is an account; otherwise registering an address and signing in with it
 * would reveal one. It does not reset failed attempts, which may have been about the account.
 */
export async function resumeRegistration(
  deps: SignInDependencies,
  username: Username,
  password: string,
  caller: Caller,
): Promise<FieldError | undefined> {
  const pending = await findPending(deps.db, username);
  if (pending === undefined || !(await verifyPassword(pending.passwordHash, password))) return undefined;
  return { code: 'notVerified', details: { requestId: await requestConfirmation(deps, pending, caller) } };
}
