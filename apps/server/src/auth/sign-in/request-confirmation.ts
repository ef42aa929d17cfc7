import { resendSeconds } from '@saer/contract/account/auth';
import { and, eq, gt, isNull, desc, sql } from 'drizzle-orm';
import type { Language } from '@saer/i18n/locale';
import type { Caller } from '../../http/requests/caller.ts';
import { lockCodes, startCode } from '../codes/start-code.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { requireSend } from '../limits/sign-in-limits.ts';
import { getAddressOwner, type Username } from '../../principals/queries.ts';
import { findKnownDevice, toRequester } from '../sessions/known-device.ts';
import { oneTimeCode, pendingRegistration } from '../tables.ts';
import type { SignInDependencies } from '../sessions/security-log.ts';
import type { FieldError } from '@saer/contract/api/error-reply';
import { verifyPassword } from '../passwords/password.ts';

const purpose = 'registration';

/** An account or a registration whose address is not confirmed yet. */
type Unconfirmed = { readonly email: string; readonly mobile: string | null; readonly language: Language } & (
  | { readonly accountId: number; readonly registrationId?: never }
  | { readonly registrationId: string; readonly accountId?: never }
);

/** The request of a code that went out a moment ago. */
async function findJustSent(
  db: Database | Transaction,
  { accountId, registrationId }: Unconfirmed,
): Promise<string | undefined> {
  const justNow = new Date(Date.now() - resendSeconds * 1000).toISOString();
  const [sent] = await db
    .select({ requestId: oneTimeCode.id })
    .from(oneTimeCode)
    .where(
      and(
        registrationId === undefined
          ? eq(oneTimeCode.accountId, accountId)
          : eq(oneTimeCode.registrationId, registrationId),
        eq(oneTimeCode.purpose, purpose),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.sentAt, justNow),
        gt(oneTimeCode.triesLeft, 0),
      ),
    );
  return sent?.requestId;
}

/** A code to confirm an address that never was; one that went out a moment ago still counts, also for two who ask at once. */
export async function requestConfirmation(
  deps: SignInDependencies,
  unconfirmed: Unconfirmed,
  caller: Caller,
): Promise<string> {
  const { accountId, registrationId, mobile, language } = unconfirmed;
  const sent = await findJustSent(deps.db, unconfirmed);
  if (sent !== undefined) return sent;
  const email = unconfirmed.email.toLowerCase();
  const requester = toRequester(deps.secretKey, caller);
  const knownDevice = await findKnownDevice(deps.db, deps.secretKey, accountId ?? null, caller);
  await requireSend(deps, { address: caller.address, knownDevice }, email);
  return deps.db.transaction(async (tx) => {
    await lockCodes(tx, { purpose, email, requester });
    const sentMeanwhile = await findJustSent(tx, unconfirmed);
    if (sentMeanwhile !== undefined) return sentMeanwhile;
    const { requestId } = await startCode(tx, deps, {
      purpose,
      ...(registrationId === undefined
        ? { accountId }
        : { registrationId, holder: await getAddressOwner(tx, { email }) }),
      channel: 'email',
      email,
      ...(mobile === null ? {} : { mobile }),
      language,
      requester,
    });
    return requestId;
  });
}

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
