import type { UsedCredential } from '@saer/contract/account/passkey';
import type { SignedIn } from '@saer/contract/account/session';
import { and, eq, lte } from 'drizzle-orm';
import { AppError } from '../../http/replies/app-error.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { requireWithin } from '../limits/limit.ts';
import { toNetwork } from '../../http/requests/client-address.ts';
import { passkeyStarts } from '../limits/sign-in-limits.ts';
import { logRefusal, type SignInDependencies } from '../sessions/security-log.ts';
import { isGone } from '../policy.ts';
import { endChallenge, startChallenge } from '../second-factor/challenges.ts';
import { deviceHash } from '../sessions/known-device.ts';
import { completeSignIn, requireMaySignIn } from '../sign-in/complete-sign-in.ts';
import { getCandidateById } from '../sign-in/find-candidate.ts';
import { findPendingSignIn } from '../sign-in/second-step.ts';
import { passkey } from '../tables.ts';
import { newCeremonyChallenge, toRequestOptions, userHandle, verifyUsed } from './ceremony.ts';

/** Begins a sign-in with whichever passkey the browser has for this site. */
export async function startPasskeyUse(deps: SignInDependencies, { address }: Caller) {
  await requireWithin(deps, passkeyStarts, toNetwork(address));
  const challenge = newCeremonyChallenge();
  const token = await startChallenge(deps.db, 'passkeySignIn', { challenge });
  return { token, options: toRequestOptions(deps.settings.siteOrigin, challenge) };
}

interface Answer {
  readonly token: string;
  readonly credential: UsedCredential;
  /** The token of the password sign-in, if the passkey is its second step. */
  readonly secondStepToken?: string;
}

const refused = () => new AppError({ code: 'passkeyRefused' });

/**
 * A suspended passkey works again once its owner has used it after the password, which someone who added it without knowing the
 * password cannot do.
 */
async function requirePasswordFirst(
  deps: SignInDependencies,
  accountId: number,
  token: string | undefined,
  caller: Caller,
): Promise<void> {
  const pending = token === undefined ? undefined : await findPendingSignIn(deps, token, caller);
  if (pending?.candidate.account.id !== accountId) throw new AppError({ code: 'passkeySuspended' });
}

/** The account of a passkey. An unknown one, a wrong signature and a copy are rejected alike. */
async function requireRightPasskey(
  deps: SignInDependencies,
  { token, credential, secondStepToken }: Answer,
  caller: Caller,
): Promise<number> {
  const { db, settings, secretKey } = deps;
  const started = await endChallenge(db, 'passkeySignIn', token);
  if (started === undefined || started.challenge === null) throw refused();
  const [saved] = await db.select().from(passkey).where(eq(passkey.credentialId, credential.id));
  if (saved === undefined || credential.response.userHandle !== userHandle(secretKey, saved.accountId))
    throw refused();
  const used = await verifyUsed(settings.siteOrigin, started.challenge, credential, saved);
  if (saved.isSuspended) await requirePasswordFirst(deps, saved.accountId, secondStepToken, caller);
  const updated = await db
    .update(passkey)
    .set({ ...used, isSuspended: false, lastUsedAt: new Date().toISOString() })
    .where(
      and(
        eq(passkey.id, saved.id),
        eq(passkey.isSuspended, saved.isSuspended),
        lte(passkey.counter, used.counter),
      ),
    )
    .returning({ id: passkey.id });
  if (updated.length === 0) throw refused();
  return saved.accountId;
}

async function enter(deps: SignInDependencies, answer: Answer, caller: Caller) {
  const accountId = await requireRightPasskey(deps, answer, caller);
  const device = deviceHash(deps.secretKey, caller.deviceId);
  const candidate = await getCandidateById(deps.db, accountId, device);
  if (candidate === undefined || isGone(candidate.account, Date.now()))
    throw new AppError({ code: 'passkeyRefused' });
  await requireMaySignIn(deps, candidate, caller, { restore: false, void: 'passkeyRefused' });
  return completeSignIn(deps, candidate, caller, { void: 'passkeyRefused' });
}

/** Signs in with a passkey. Its user was verified by the device that holds it, so it counts as both factors. */
export async function passkeySignIn(
  deps: SignInDependencies,
  answer: Answer,
  caller: Caller,
): Promise<SignedIn> {
  const { accountId, reply } = await logRefusal(deps.log, 'signIn', caller, enter(deps, answer, caller));
  deps.log('signIn', caller, { accountId, way: 'passkey' });
  return reply;
}
