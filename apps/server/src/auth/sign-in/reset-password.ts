import { AppError } from '../../http/replies/app-error.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { markVerified } from '../codes/apply-code.ts';
import { lockAccount, usernameText, parseUsername, type Username } from '../../principals/queries.ts';
import { clearAttempts } from '../limits/back-off.ts';
import { byName, requireSend } from '../limits/sign-in-limits.ts';
import type { SignInDependencies } from '../sessions/security-log.ts';
import {
  findPasswordOwner,
  hashPassword,
  requireDifferent,
  getPasswordTokenAccount,
  usePasswordToken,
} from '../passwords/password.ts';
import { replacePassword } from '../passwords/change-password.ts';
import { requireStrength } from '../passwords/password-strength.ts';
import type { CodeRequest } from '@saer/contract/account/auth';
import { type CodeWish, startCode } from '../codes/start-code.ts';
import { isGone } from '../policy.ts';
import { getCandidate } from './find-candidate.ts';
import { deviceHash, toRequester } from '../sessions/known-device.ts';

const refused = () => new AppError({ code: 'linkExpired' });

/**
 * Sets the password of a token's account. Every such token reached its owner at a confirmed address or came after one was confirmed,
 * so the account counts as verified. A rejected password does not use the token up.
 */
export async function resetPassword(
  deps: SignInDependencies,
  { token, password }: { readonly token: string; readonly password: string },
  caller: Caller,
): Promise<void> {
  const { db, settings, log } = deps;
  const accountId = await getPasswordTokenAccount(db, token);
  if (accountId === undefined) throw refused();
  const owner = await findPasswordOwner(db, accountId);
  await requireStrength(password, owner);
  await requireDifferent(db, accountId, password);
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await usePasswordToken(tx, token))) throw refused();
    await markVerified(tx, accountId);
    await replacePassword(tx, settings.siteOrigin, owner, hash);
  });
  // Access to the mailbox proves that the failed attempts were not an attack on its owner.
  for (const name of [owner.email, owner.mobile ?? owner.email]) {
    await clearAttempts(deps, byName, `${usernameText(parseUsername(name))}\0`);
  }
  log('setPassword', caller, { accountId });
}

type CodeKind = Pick<CodeWish, 'link'> & { readonly purpose: 'passwordReset' | 'signIn' };

/** Sends a code or a link to whoever has an address; where nobody has it, or they are blocked, it only looks as if. */
export async function requestCode(
  deps: SignInDependencies,
  username: Username,
  caller: Caller,
  { purpose, link }: CodeKind,
): Promise<CodeRequest> {
  const device = deviceHash(deps.secretKey, caller.deviceId);
  const candidate = await getCandidate(deps.db, username, device);
  const knownDevice = candidate?.isKnownDevice === true ? device : undefined;
  await requireSend(deps, { address: caller.address, knownDevice }, usernameText(username));
  const found = candidate?.account;
  const isReachable = found !== undefined && found.status !== 'BLOCKED' && !isGone(found, Date.now());
  const accountId = isReachable ? found.id : undefined;
  deps.log('sendCode', caller, { accountId, username: usernameText(username) });
  return deps.db.transaction((tx) =>
    startCode(tx, deps, {
      purpose,
      link,
      accountId,
      channel: 'email' in username ? 'email' : 'sms',
      ...username,
      language: found?.language ?? caller.language,
      requester: toRequester(deps.secretKey, caller),
    }),
  );
}

/** Sends a code to set a new password. */
export const forgotPassword = (
  deps: SignInDependencies,
  typed: string,
  caller: Caller,
): Promise<CodeRequest> => requestCode(deps, parseUsername(typed), caller, { purpose: 'passwordReset' });
