import type { SignedIn } from '@saer/contract/account/session';
import { AppError } from '../../http/replies/app-error.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { beginAttempt } from '../limits/back-off.ts';
import { toNetwork } from '../../http/requests/client-address.ts';
import { byAddress, byName } from '../limits/sign-in-limits.ts';
import { logRefusal, type SignInDependencies } from '../sessions/security-log.ts';
import { hashPassword, needsRehash, verifyPassword } from '../passwords/password.ts';
import { isGone } from '../policy.ts';
import { resumeRegistration } from './request-confirmation.ts';
import { deviceHash } from '../sessions/known-device.ts';
import { completeSignIn, findRefusal, requireMaySignIn } from './complete-sign-in.ts';
import { type Candidate, getCandidate } from './find-candidate.ts';
import { askSecondStep, needsSecondStep } from './second-step.ts';
import { usernameText, type Username, parseUsername } from '../../principals/queries.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly restore?: boolean;
}

/**
 * Checks a name and password; rejects a wrong password and an unknown name alike and in the same time. A browser known to the
 * account has its own attempts, which nobody else can use up.
 */
async function requireRightPassword(
  deps: SignInDependencies,
  username: Username,
  password: string,
  caller: Caller,
): Promise<Candidate> {
  const { deviceId, address } = caller;
  const device = deviceHash(deps.secretKey, deviceId);
  const candidate = await getCandidate(deps.db, username, device);
  const isKnown = candidate?.isKnownDevice === true;
  const named = await beginAttempt(deps, byName, `${usernameText(username)}\0${isKnown ? device : ''}`);
  const placed = isKnown ? undefined : await beginAttempt(deps, byAddress, toNetwork(address));
  const isRight = await verifyPassword(candidate?.hash ?? undefined, password);
  if (!isRight || candidate === undefined || isGone(candidate.account, Date.now()))
    throw new AppError(
      (await resumeRegistration(deps, username, password, caller)) ?? { code: 'wrongCredentials' },
    );
  await Promise.all([named.forgive(), placed?.takeOff()]);
  return candidate;
}

async function enter(
  deps: SignInDependencies,
  { username, password, restore = false }: Credentials,
  caller: Caller,
): Promise<{ accountId: number; reply: SignedIn }> {
  const candidate = await requireRightPassword(deps, parseUsername(username), password, caller);
  deps.requireAdminAddress(candidate.account.role, caller.address);
  const { hash } = candidate;
  const isRestorable = restore && findRefusal(candidate, false)?.code === 'accountDeleted';
  // Accounts that may not sign in are rejected at once; a deletion is undone only after every step.
  if (needsSecondStep(deps, candidate) && findRefusal(candidate, isRestorable) === undefined)
    throw await askSecondStep(deps, candidate, isRestorable);
  const code = 'wrongCredentials';
  await requireMaySignIn(deps, candidate, caller, { restore, void: code });
  const renewed = hash !== null && needsRehash(hash) ? await hashPassword(password) : undefined;
  return completeSignIn(deps, candidate, caller, { void: code, renewed });
}

/** Signs in, and writes down that someone did or why not. */
export async function authenticate(
  deps: SignInDependencies,
  credentials: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  const username = usernameText(parseUsername(credentials.username));
  const entered = enter(deps, credentials, caller);
  const { accountId, reply } = await logRefusal(deps.log, 'signIn', caller, entered, { username });
  deps.log('signIn', caller, { accountId });
  return reply;
}
