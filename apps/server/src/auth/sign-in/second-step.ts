import type { SignedIn } from '@saer/contract/account/session';
import { AppError } from '../../http/replies/app-error.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { beginAttempt } from '../limits/back-off.ts';
import { bySecondStep } from '../limits/sign-in-limits.ts';
import { logRefusal, type SignInDependencies } from '../sessions/security-log.ts';
import { findPasswordOwner, requireSamePassword } from '../passwords/password.ts';
import { isGone } from '../policy.ts';
import {
  endChallenge,
  findChallenge,
  passwordMark,
  startChallenge,
  takeAttempt,
} from '../second-factor/challenges.ts';
import { isSecondStepAsked } from '../sessions/required-factor.ts';
import { recordSecurityChange } from '../second-factor/security.ts';
import { countRecoveryCodes, consumeCode } from '../second-factor/consume-code.ts';
import { deviceHash } from '../sessions/known-device.ts';
import { completeSignIn, requireMaySignIn } from './complete-sign-in.ts';
import { type Candidate, getCandidateById } from './find-candidate.ts';

const purpose = 'secondStep';
const expired = 'secondStepExpired';

/** Tells whether a candidate whose password was right has another step to take. */
export const needsSecondStep = (
  { settings: { secondFactor } }: SignInDependencies,
  { account: { role }, ...factors }: Candidate,
): boolean => isSecondStepAsked(secondFactor, role, factors);

/** Where the right password is not enough: no session yet, but a token for the second step and the ways to take it. */
export async function askSecondStep(
  { db, secretKey }: SignInDependencies,
  { account: { id }, hash, hasTotp, hasPasskey }: Candidate,
  restore: boolean,
): Promise<AppError> {
  const token = await db.transaction(async (tx) => {
    const fieldError = { code: 'wrongCredentials' } as const;
    const state = await requireSamePassword(tx, id, hash, fieldError);
    // A deletion is taken back at the end, by one who took the second step too.
    if (state?.status !== 'ACTIVE' || (state.deletedAt !== null && !restore)) throw new AppError(fieldError);
    return startChallenge(tx, purpose, {
      accountId: id,
      restore,
      passwordMark: passwordMark(secretKey, hash),
    });
  });
  const recoveryCodes = (await countRecoveryCodes(db, id)) > 0;
  return new AppError({
    code: 'secondStepNeeded',
    details: { token, totp: hasTotp, passkey: hasPasskey, recoveryCode: recoveryCodes },
  });
}

/** The sign-in that waits for its second step, with its account; rejected if the password has changed since. */
export async function findPendingSignIn(deps: SignInDependencies, token: string, caller: Caller) {
  const challenge = await findChallenge(deps.db, purpose, token);
  const device = deviceHash(deps.secretKey, caller.deviceId);
  const candidate =
    challenge?.accountId === undefined || challenge.accountId === null
      ? undefined
      : await getCandidateById(deps.db, challenge.accountId, device);
  if (
    challenge === undefined ||
    candidate === undefined ||
    isGone(candidate.account, Date.now()) ||
    challenge.passwordMark !== passwordMark(deps.secretKey, candidate.hash)
  )
    throw new AppError({ code: expired });
  return { challenge, candidate, device };
}

/** Uses the code up, and with it the pending sign-in. A wrong one costs a try. */
async function requireRightCode(
  deps: SignInDependencies,
  { account: { id }, hash }: Candidate,
  { token, code }: SecondStep,
): Promise<void> {
  const { db, secretKey, settings } = deps;
  const attempt = await takeAttempt(db, purpose, token);
  if (attempt === undefined) throw new AppError({ code: expired });
  const owner = await findPasswordOwner(db, id);
  const spent = await db.transaction(async (tx) => {
    // The account's own state is checked next, with its own error.
    await requireSamePassword(tx, id, hash, { code: expired });
    const way = await consumeCode(tx, secretKey, id, code);
    if (way === undefined) return undefined;
    if (way === 'recoveryCode')
      await recordSecurityChange(tx, settings.siteOrigin, owner, 'useRecoveryCode', owner.id);
    return way;
  });
  if (spent === undefined)
    throw new AppError(
      attempt.triesLeft === 0 ? { code: expired } : { code: 'wrongSecondFactor', field: 'code' },
    );
  await endChallenge(db, purpose, token);
}

interface SecondStep {
  readonly token: string;
  readonly code: string;
}

async function enter(deps: SignInDependencies, step: SecondStep, caller: Caller) {
  const { challenge, candidate, device } = await findPendingSignIn(deps, step.token, caller);
  const { id } = candidate.account;
  const isKnown = candidate.isKnownDevice;
  // As with passwords: strangers who know the password cannot use up the tries of the owner's own browser.
  const attempt = await beginAttempt(deps, bySecondStep, `${id}\0${isKnown ? device : ''}`);
  await requireRightCode(deps, candidate, step);
  await attempt.forgive();
  await requireMaySignIn(deps, candidate, caller, { restore: challenge.restore, void: expired });
  return completeSignIn(deps, candidate, caller, { void: expired });
}

/** Finishes a sign-in with a code of the app or a recovery code. */
export async function finishSignIn(
  deps: SignInDependencies,
  step: SecondStep,
  caller: Caller,
): Promise<SignedIn> {
  const { accountId, reply } = await logRefusal(deps.log, 'secondStep', caller, enter(deps, step, caller));
  deps.log('secondStep', caller, { accountId });
  return reply;
}
