import type { SignInSecurity } from '@saer/contract/account/second-factor';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { encryptText, decryptText } from '../../secrets/encrypt-text.ts';
import { findPasswordOwner } from '../passwords/password.ts';
import { endOtherSessions, lockSession } from '../sessions/session.ts';
import type { SignInDependencies } from '../sessions/security-log.ts';
import { recoveryCode, totp } from '../tables.ts';
import { revokeSignInChallenges } from './challenges.ts';
import {
  isProtected,
  readSecurity,
  recordSecurityChange,
  type Reauthentication,
  reauthenticate,
} from './security.ts';
import { replaceRecoveryCodes, plainCode } from './consume-code.ts';
import { matchingStep, newTotpSecret, totpUri } from './totp-code.ts';

/** Minutes in which the app must show its first code. */
const setUpMinutes = 30;

/** Begins to turn codes on, or to move them to another app: until the new one is confirmed nothing changes. */
export async function startTotpSetUp(
  deps: SignInDependencies,
  { accountId }: Principal,
  proof: Reauthentication,
): Promise<{ secret: string; uri: string; expiresAt: string }> {
  const requireStillProven = await reauthenticate(deps, accountId, proof);
  const { email } = await findPasswordOwner(deps.db, accountId);
  const secret = newTotpSecret();
  const expiresAt = new Date(Date.now() + setUpMinutes * 60_000).toISOString();
  const pending = {
    pendingSecret: encryptText(deps.secretKey, 'totp', String(accountId), secret),
    pendingUntil: expiresAt,
  };
  await deps.db.transaction(async (tx) => {
    await requireStillProven(tx);
    await tx
      .insert(totp)
      .values({ accountId, ...pending })
      .onConflictDoUpdate({ target: totp.accountId, set: pending });
  });
  return { secret, uri: totpUri(secret, email), expiresAt };
}

/** The secret that waits for its first code; holds its row until the transaction ends. */
async function pendingSecret(tx: Transaction, secretKey: string, accountId: number): Promise<string> {
  const [found] = await tx.select().from(totp).where(eq(totp.accountId, accountId)).for('update');
  const sealed =
    found?.pendingUntil !== null && found !== undefined && Date.parse(found.pendingUntil) > Date.now()
      ? found.pendingSecret
      : null;
  const secret = sealed === null ? undefined : decryptText(secretKey, 'totp', String(accountId), sealed);
  if (secret === undefined) throw new AppError({ code: 'codeExpired', field: 'code' });
  return secret;
}

/** Turns codes on with the first of them. Other sessions end; the recovery codes are displayed only now. */
export async function confirmTotpSetUp(
  { db, secretKey, settings }: SignInDependencies,
  principal: Principal,
  typed: string,
): Promise<{ recoveryCodes: string[] }> {
  const { accountId, sessionId } = principal;
  const owner = await findPasswordOwner(db, accountId);
  return db.transaction(async (tx) => {
    await lockSession(tx, principal);
    const secret = await pendingSecret(tx, secretKey, accountId);
    const step = matchingStep(secret, plainCode(typed), Date.now(), null);
    if (step === undefined) throw new AppError({ code: 'wrongSecondFactor', field: 'code' });
    await tx
      .update(totp)
      .set({
        secret: encryptText(secretKey, 'totp', String(accountId), secret),
        confirmedAt: new Date().toISOString(),
        lastStep: step,
        pendingSecret: null,
        pendingUntil: null,
      })
      .where(eq(totp.accountId, accountId));
    const recoveryCodes = await replaceRecoveryCodes(tx, secretKey, accountId);
    await revokeSignInChallenges(tx, accountId);
    await endOtherSessions(tx, accountId, sessionId);
    await recordSecurityChange(tx, settings.siteOrigin, owner, 'enableTotp', owner.id);
    return { recoveryCodes };
  });
}

/** Rejects removing the last second factor of an account that must have one. */
export function requireFactorLeft({ isDemanded, totpSince, passkeys }: SignInSecurity): void {
  if (isDemanded && totpSince === null && passkeys.length === 0)
    throw new AppError({ code: 'secondFactorDemanded' });
}

/** Turns codes off. */
export async function turnOffTotp(
  deps: SignInDependencies,
  principal: Principal,
  proof: Reauthentication,
): Promise<SignInSecurity> {
  const { accountId } = principal;
  const requireStillProven = await reauthenticate(deps, accountId, proof);
  const owner = await findPasswordOwner(deps.db, accountId);
  return deps.db.transaction(async (tx) => {
    await requireStillProven(tx);
    await lockSession(tx, principal);
    const removed = await tx.delete(totp).where(eq(totp.accountId, accountId)).returning();
    if (removed.every(({ secret }) => secret === null)) throw new AppError({ code: 'secondFactorMissing' });
    const left = await readSecurity(tx, deps.settings, principal);
    requireFactorLeft(left);
    if (!isProtected(left)) await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
    await revokeSignInChallenges(tx, accountId);
    await recordSecurityChange(tx, deps.settings.siteOrigin, owner, 'disableTotp', owner.id);
    return readSecurity(tx, deps.settings, principal);
  });
}

/** Makes new recovery codes in place of the old ones. */
export async function makeRecoveryCodes(
  deps: SignInDependencies,
  principal: Principal,
  proof: Reauthentication,
): Promise<{ recoveryCodes: string[] }> {
  const { accountId } = principal;
  const requireStillProven = await reauthenticate(deps, accountId, proof);
  const owner = await findPasswordOwner(deps.db, accountId);
  return deps.db.transaction(async (tx) => {
    await requireStillProven(tx);
    await lockSession(tx, principal);
    if (!isProtected(await readSecurity(tx, deps.settings, principal)))
      throw new AppError({ code: 'secondFactorMissing' });
    const recoveryCodes = await replaceRecoveryCodes(tx, deps.secretKey, accountId);
    await recordSecurityChange(tx, deps.settings.siteOrigin, owner, 'renewRecoveryCodes', owner.id);
    return { recoveryCodes };
  });
}
