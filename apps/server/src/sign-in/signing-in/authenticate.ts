import type { SignedIn } from '@saer/contract/session';
import type { Fault } from '@saer/contract/fault';
import { eq, sql } from 'drizzle-orm';
import { account } from '../../accounts/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { beginTry } from '../limits/back-off.ts';
import { networkOf } from '../limits/network-of.ts';
import { byAddress, byName } from '../limits/sign-in-limits.ts';
import { logRefusal } from '../log/security-log.ts';
import { hashPassword, needsRehash, verifyPassword } from '../password/hash-password.ts';
import { newPasswordToken } from '../password/password-token.ts';
import { requireUnchanged } from '../password/require-unchanged.ts';
import { setPassword } from '../password/set-password.ts';
import { resumeRegistration } from '../registration/resume-registration.ts';
import { isGone, signInRefusal } from '../policy.ts';
import { deviceHash, rememberDevice } from '../session/known-device.ts';
import { openSession } from '../session/open-session.ts';
import { type Candidate, getCandidate } from './find-candidate.ts';
import { findPendingCalculation } from './pending-calculation.ts';
import { restoreOwn } from './restore-own.ts';
import { requestConfirmation } from './request-confirmation.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { signedInReply } from './signed-in-reply.ts';
import { nameOf, type Username, usernameOf } from './username.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly restore?: boolean;
}

/** Hours in which one who signed in with a generated password sets their own. */
const ownPasswordHours = 1;

/**
 * Whether name and password belong together; refuses alike, and in the same time, where they do not and where there is no such
 * account. A browser the account knows has tries of its own, which nobody else can use up.
 */
async function requireRightPassword(
  parts: SignInParts,
  username: Username,
  password: string,
  caller: Caller,
): Promise<Candidate> {
  const { deviceId, address } = caller;
  const device = deviceHash(parts.secretKey, deviceId);
  const candidate = await getCandidate(parts.db, username, device);
  const isKnown = candidate?.isKnownDevice === true;
  const named = await beginTry(parts, byName, `${nameOf(username)}\0${isKnown ? device : ''}`);
  const placed = isKnown ? undefined : await beginTry(parts, byAddress, networkOf(address));
  const isRight = await verifyPassword(candidate?.hash ?? undefined, password);
  if (!isRight || candidate === undefined || isGone(candidate.account, Date.now()))
    throw new AppError(
      (await resumeRegistration(parts, username, password, caller)) ?? { code: 'wrongCredentials' },
    );
  await Promise.all([named.forgive(), placed?.takeOff()]);
  return candidate;
}

/** The refusal of one whose password was right, with what helps them on. */
async function refusal(
  parts: SignInParts,
  candidate: Candidate,
  fault: Fault,
  caller: Caller,
): Promise<Fault> {
  if (fault.code === 'notVerified') {
    const requestId = await requestConfirmation(
      parts,
      { ...candidate.account, accountId: candidate.account.id },
      caller,
    );
    return { ...fault, details: { requestId } };
  }
  if (fault.code !== 'passwordMustChange') return fault;
  const { token } = await parts.db.transaction(async (tx) => {
    await requireUnchanged(tx, candidate.account.id, candidate.hash, { code: 'wrongCredentials' });
    return newPasswordToken(tx, candidate.account.id, ownPasswordHours);
  });
  return { ...fault, details: { token } };
}

async function enter(
  parts: SignInParts,
  { username, password, restore = false }: Credentials,
  caller: Caller,
): Promise<{ accountId: number; reply: SignedIn }> {
  const candidate = await requireRightPassword(parts, usernameOf(username), password, caller);
  const { account: found, subscriber, oneTimeUntil, hash } = candidate;
  const now = Date.now();
  const state = (deletedAt: string | null) => ({ ...found, deletedAt, subscriber, oneTimeUntil });
  const first = signInRefusal(state(found.deletedAt), now);
  const isRestored = restore && first?.code === 'accountDeleted' && (await restoreOwn(parts, found));
  const fault = isRestored ? signInRefusal(state(null), now) : first;
  if (fault !== undefined) throw new AppError(await refusal(parts, candidate, fault, caller));

  const renewed = hash !== null && needsRehash(hash) ? await hashPassword(password) : undefined;
  const opened = await parts.db.transaction(async (tx) => {
    await requireUnchanged(tx, found.id, hash, { code: 'wrongCredentials' });
    if (renewed !== undefined) await setPassword(tx, found.id, renewed);
    const pendingCalculation = await findPendingCalculation(tx, found.id);
    await tx
      .update(account)
      .set({ lastSignInAt: sql`now()`, pendingCalculation: null })
      .where(eq(account.id, found.id));
    await rememberDevice(tx, found.id, deviceHash(parts.secretKey, caller.deviceId));
    return { session: await openSession(tx, found.id, caller), pendingCalculation };
  });
  const { session, pendingCalculation } = opened;
  return {
    accountId: found.id,
    reply: await signedInReply(parts, found.id, session, pendingCalculation),
  };
}

/** Signs in, and writes down that someone did or why not. */
export async function authenticate(
  parts: SignInParts,
  credentials: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  const username = nameOf(usernameOf(credentials.username));
  const entered = enter(parts, credentials, caller);
  const { accountId, reply } = await logRefusal(parts.log, 'signIn', caller, entered, { username });
  parts.log('signIn', caller, { accountId });
  return reply;
}
