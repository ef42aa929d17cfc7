import type { SignedIn } from '@saer/contract/session';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Principal } from '../../http/principal.ts';
import { deviceHash, rememberDevice } from '../sessions/known-device.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';
import { signedInReply } from '../sign-in/signed-in-reply.ts';
import { findOwner } from './find-owner.ts';
import { hashPassword } from './hash-password.ts';
import { requireOwnPassword } from './require-own-password.ts';
import { replacePassword } from './replace-password.ts';
import { requireUnchanged } from './require-unchanged.ts';
import { requireStrength } from './require-strength.ts';

/** Changes the own password. Every session ends, also one that somebody else may have, and this browser's begins anew. */
export async function changePassword(
  parts: SignInParts,
  { accountId }: Principal,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  caller: Caller,
): Promise<SignedIn> {
  const field = 'currentPassword';
  const current = await requireOwnPassword(parts, accountId, currentPassword, field);
  const owner = await findOwner(parts.db, accountId);
  if (password === currentPassword) throw new AppError({ code: 'passwordUnchanged', field: 'password' });
  await requireStrength(password, owner);
  const hash = await hashPassword(password);
  const opened = await parts.db.transaction(async (tx) => {
    await requireUnchanged(tx, accountId, current, { code: 'wrongPassword', field });
    await replacePassword(tx, parts.settings.siteOrigin, owner, hash);
    await rememberDevice(tx, accountId, deviceHash(parts.secretKey, caller.deviceId));
    return openSession(tx, accountId, caller);
  });
  parts.log('changePassword', caller, { accountId });
  return signedInReply(parts, accountId, opened);
}
