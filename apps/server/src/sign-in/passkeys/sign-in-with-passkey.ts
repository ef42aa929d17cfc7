import type { UsedCredential } from '@saer/contract/passkey';
import type { SignedIn } from '@saer/contract/session';
import { and, eq, lte } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { requireWithin } from '../limits/limit.ts';
import { networkOf } from '../limits/network-of.ts';
import { passkeyStarts } from '../limits/sign-in-limits.ts';
import { logRefusal } from '../log/security-log.ts';
import { isGone } from '../policy.ts';
import { endChallenge, startChallenge } from '../second-factor/challenges.ts';
import { deviceHash } from '../session/known-device.ts';
import { enterAccount, requireMayEnter } from '../signing-in/enter-account.ts';
import { getCandidateById } from '../signing-in/find-candidate.ts';
import type { SignInParts } from '../signing-in/sign-in-parts.ts';
import { passkey } from '../tables.ts';
import { newCeremonyChallenge, requestOptionsOf, userHandle, verifyUsed } from './ceremony.ts';

/** Begins a sign-in with whichever passkey the browser has for this site. */
export async function startPasskeyUse(parts: SignInParts, { address }: Caller) {
  await requireWithin(parts, passkeyStarts, networkOf(address));
  const challenge = newCeremonyChallenge();
  const token = await startChallenge(parts.db, 'passkeySignIn', { challenge });
  return { token, options: requestOptionsOf(parts.settings.siteOrigin, challenge) };
}

interface Answer {
  readonly token: string;
  readonly credential: UsedCredential;
}

const refused = () => new AppError({ code: 'passkeyRefused' });

/** The account whose passkey answered. An unknown one, a wrong signature and a copy are refused alike. */
async function requireRightPasskey(
  { db, settings, secretKey }: SignInParts,
  { token, credential }: Answer,
): Promise<number> {
  const begun = await endChallenge(db, 'passkeySignIn', token);
  if (begun === undefined || begun.challenge === null) throw refused();
  const [saved] = await db.select().from(passkey).where(eq(passkey.credentialId, credential.id));
  if (saved === undefined || credential.response.userHandle !== userHandle(secretKey, saved.accountId))
    throw refused();
  const used = await verifyUsed(settings.siteOrigin, begun.challenge, credential, saved);
  const updated = await db
    .update(passkey)
    .set({ ...used, lastUsedAt: new Date().toISOString() })
    .where(and(eq(passkey.id, saved.id), lte(passkey.counter, used.counter)))
    .returning({ id: passkey.id });
  if (updated.length === 0) throw refused();
  return saved.accountId;
}

async function enter(parts: SignInParts, answer: Answer, caller: Caller) {
  const accountId = await requireRightPasskey(parts, answer);
  const device = deviceHash(parts.secretKey, caller.deviceId);
  const candidate = await getCandidateById(parts.db, accountId, device);
  if (candidate === undefined || isGone(candidate.account, Date.now()))
    throw new AppError({ code: 'passkeyRefused' });
  await requireMayEnter(parts, candidate, caller, { restore: false, void: 'passkeyRefused' });
  return enterAccount(parts, candidate, caller, { void: 'passkeyRefused' });
}

/** Signs in with a passkey. Its user was verified by the device that holds it, so it counts as both factors. */
export async function passkeySignIn(parts: SignInParts, answer: Answer, caller: Caller): Promise<SignedIn> {
  const { accountId, reply } = await logRefusal(parts.log, 'signIn', caller, enter(parts, answer, caller));
  parts.log('signIn', caller, { accountId, way: 'passkey' });
  return reply;
}
