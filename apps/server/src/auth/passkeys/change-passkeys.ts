import { type CreatedCredential, maxPasskeys } from '@saer/contract/account/passkey';
import type { SignInSecurity } from '@saer/contract/account/second-factor';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { findPasswordOwner } from '../passwords/password.ts';
import { revokeSignInChallenges, endChallenge, startChallenge } from '../second-factor/challenges.ts';
import { requireFactorLeft } from '../second-factor/change-totp.ts';
import {
  isProtected,
  readSecurity,
  recordSecurityChange,
  type Reauthentication,
  reauthenticate,
} from '../second-factor/security.ts';
import { endOtherSessions, lockSession } from '../sessions/session.ts';
import type { SignInDependencies } from '../sessions/security-log.ts';
import { passkey, recoveryCode } from '../tables.ts';
import { toCreationOptions, newCeremonyChallenge, userHandle, verifyCreated } from './ceremony.ts';

/** Begins to add a passkey. */
export async function startPasskeyCreation(
  { db, secretKey, settings }: SignInDependencies,
  { accountId }: Principal,
  requireStillProven: Awaited<ReturnType<typeof reauthenticate>>,
) {
  const { email, fullName } = await findPasswordOwner(db, accountId);
  const existing = await db
    .select({ credentialId: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.accountId, accountId));
  if (existing.length >= maxPasskeys)
    throw new AppError({ code: 'tooManyPasskeys', details: { maximum: maxPasskeys } });
  const challenge = newCeremonyChallenge();
  const token = await db.transaction(async (tx) => {
    await requireStillProven(tx);
    return startChallenge(tx, 'passkeyCreation', { accountId, challenge });
  });
  const options = toCreationOptions({
    siteOrigin: settings.siteOrigin,
    challenge,
    user: { id: userHandle(secretKey, accountId), name: email, displayName: fullName },
    existing,
  });
  return { token, options };
}

interface NewPasskey {
  readonly token: string;
  readonly name: string;
  readonly credential: CreatedCredential;
}

/** Saves a passkey created by the browser. If it is the first second factor of an account that must have one, all other sessions end. */
export async function savePasskey(
  { db, settings }: SignInDependencies,
  principal: Principal,
  { token, name, credential }: NewPasskey,
): Promise<SignInSecurity> {
  const { accountId, sessionId } = principal;
  const owner = await findPasswordOwner(db, accountId);
  const started = await endChallenge(db, 'passkeyCreation', token);
  if (started === undefined || started.accountId !== accountId || started.challenge === null)
    throw new AppError({ code: 'passkeyRefused' });
  const created = await verifyCreated(settings.siteOrigin, started.challenge, credential);
  return db.transaction(async (tx) => {
    await lockSession(tx, principal);
    const before = await readSecurity(tx, settings, principal);
    if (before.passkeys.length >= maxPasskeys)
      throw new AppError({ code: 'tooManyPasskeys', details: { maximum: maxPasskeys } });
    const added = await tx
      .insert(passkey)
      .values({ accountId, name, ...created })
      .onConflictDoNothing()
      .returning({ id: passkey.id });
    if (added.length === 0) throw new AppError({ code: 'passkeyRefused' });
    const after = await readSecurity(tx, settings, principal);
    if (!isProtected(before) && isProtected(after)) {
      await revokeSignInChallenges(tx, accountId);
      await endOtherSessions(tx, accountId, sessionId);
    }
    await recordSecurityChange(tx, settings.siteOrigin, owner, 'addPasskey', owner.id);
    return after;
  });
}

const isOwn = (accountId: number, id: number) => and(eq(passkey.id, id), eq(passkey.accountId, accountId));

export async function changePasskeyName(
  { db, settings }: SignInDependencies,
  principal: Principal,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<SignInSecurity> {
  const changed = await db
    .update(passkey)
    .set({ name })
    .where(isOwn(principal.accountId, id))
    .returning({ id: passkey.id });
  if (changed.length === 0) throw new AppError({ code: 'notFound' });
  return readSecurity(db, settings, principal);
}

/** Removes a passkey. Whoever holds it may have signed in with it, so every other session ends. */
export async function deletePasskey(
  deps: SignInDependencies,
  principal: Principal,
  { id, ...proof }: Reauthentication & { readonly id: number },
): Promise<SignInSecurity> {
  const { accountId, sessionId } = principal;
  if ((await deps.db.$count(passkey, isOwn(accountId, id))) === 0) throw new AppError({ code: 'notFound' });
  const requireStillProven = await reauthenticate(deps, accountId, proof);
  const owner = await findPasswordOwner(deps.db, accountId);
  return deps.db.transaction(async (tx) => {
    await requireStillProven(tx);
    await lockSession(tx, principal);
    const removed = await tx.delete(passkey).where(isOwn(accountId, id)).returning({ id: passkey.id });
    if (removed.length === 0) throw new AppError({ code: 'notFound' });
    const left = await readSecurity(tx, deps.settings, principal);
    requireFactorLeft(left);
    if (!isProtected(left)) await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
    await endOtherSessions(tx, accountId, sessionId);
    await recordSecurityChange(tx, deps.settings.siteOrigin, owner, 'removePasskey', owner.id);
    return readSecurity(tx, deps.settings, principal);
  });
}
