import type { Fault } from '@saer/contract/fault';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { requestConfirmation } from '../signing-in/request-confirmation.ts';
import type { SignInParts } from '../signing-in/sign-in-parts.ts';
import type { Username } from '../signing-in/username.ts';
import { pendingRegistration } from '../tables.ts';

/** The newest registration of a user name that still waits for its code. */
export async function findPending(db: Database, username: Username) {
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

/** The refusal of one who registered, signs in with the right password, and never typed the code: another is on its way. */
export async function resumeRegistration(
  parts: SignInParts,
  pending: NonNullable<Awaited<ReturnType<typeof findPending>>>,
  caller: Caller,
): Promise<Fault> {
  return { code: 'notVerified', details: { requestId: await requestConfirmation(parts, pending, caller) } };
}
