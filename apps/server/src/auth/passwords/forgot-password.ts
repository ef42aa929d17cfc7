import type { CodeRequest } from '@saer/contract/account/auth';
import type { Caller } from '../../http/requests/caller.ts';
import { type CodeWish, startCode } from '../codes/start-code.ts';
import { requireSend } from '../limits/send-limits.ts';
import { isGone } from '../policy.ts';
import { getCandidate } from '../sign-in/find-candidate.ts';
import { deviceHash, requesterOf } from '../sessions/known-device.ts';
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts';
import { nameOf, type Username, usernameOf } from '../sign-in/username.ts';

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
  await requireSend(deps, { address: caller.address, knownDevice }, nameOf(username));
  const found = candidate?.account;
  const isReachable = found !== undefined && found.status !== 'BLOCKED' && !isGone(found, Date.now());
  const accountId = isReachable ? found.id : undefined;
  deps.log('sendCode', caller, { accountId, username: nameOf(username) });
  return deps.db.transaction((tx) =>
    startCode(tx, deps, {
      purpose,
      link,
      accountId,
      channel: 'email' in username ? 'email' : 'sms',
      ...username,
      language: found?.language ?? caller.language,
      requester: requesterOf(deps.secretKey, caller),
    }),
  );
}

/** Sends a code to set a new password. */
export const forgotPassword = (
  deps: SignInDependencies,
  typed: string,
  caller: Caller,
): Promise<CodeRequest> => requestCode(deps, usernameOf(typed), caller, { purpose: 'passwordReset' });
