import type { CodeRequest } from '@saer/contract/auth';
import type { Caller } from '../../http/caller.ts';
import { startCode } from '../codes/start-code.ts';
import { requireSend } from '../limits/require-send.ts';
import { isGone } from '../policy.ts';
import { getCandidate } from '../sign-in/find-candidate.ts';
import { deviceHash, requesterOf } from '../sessions/known-device.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';
import { nameOf, usernameOf } from '../sign-in/username.ts';

/** Sends a code to set a new password; where nobody has the address, or they are blocked, it only looks as if. */
export async function forgotPassword(
  parts: SignInParts,
  typed: string,
  caller: Caller,
): Promise<CodeRequest> {
  const username = usernameOf(typed);
  const device = deviceHash(parts.secretKey, caller.deviceId);
  const candidate = await getCandidate(parts.db, username, device);
  const knownDevice = candidate?.isKnownDevice === true ? device : undefined;
  await requireSend(parts, { address: caller.address, knownDevice }, nameOf(username));
  const found = candidate?.account;
  const isReachable = found !== undefined && found.status !== 'BLOCKED' && !isGone(found, Date.now());
  const accountId = isReachable ? found.id : undefined;
  parts.log('sendCode', caller, { accountId, username: nameOf(username) });
  return parts.db.transaction((tx) =>
    startCode(tx, parts, {
      purpose: 'passwordReset',
      accountId,
      channel: 'email' in username ? 'email' : 'sms',
      ...username,
      language: found?.language ?? caller.language,
      requester: requesterOf(parts.secretKey, caller),
    }),
  );
}
