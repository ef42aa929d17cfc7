import type { SignedIn } from '@saer/contract/account/session';
import { AppError } from '../../http/replies/app-error.ts';
import { addSignedInDevice } from '../../notifications/push/push-targets.ts';
import type { Caller } from '../../http/requests/caller.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { deviceHash, rememberDevice } from '../sessions/known-device.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts';
import { signedInReply } from '../sign-in/signed-in-reply.ts';
import { findPasswordOwner } from './find-password-owner.ts';
import { hashPassword } from './hash-password.ts';
import { requireOwnPassword } from './require-own-password.ts';
import { replacePassword } from './replace-password.ts';
import { requireUnchanged } from './require-unchanged.ts';
import { requireStrength } from './require-strength.ts';

/** Changes one's own password. Every session ends, including those of an intruder, and this browser gets a new one. */
export async function changePassword(
  deps: SignInDependencies,
  { accountId }: Principal,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  caller: Caller,
): Promise<SignedIn> {
  const field = 'currentPassword';
  const current = await requireOwnPassword(deps, accountId, currentPassword, field);
  const owner = await findPasswordOwner(deps.db, accountId);
  if (password === currentPassword) throw new AppError({ code: 'passwordUnchanged', field: 'password' });
  await requireStrength(password, owner);
  const hash = await hashPassword(password);
  const opened = await deps.db.transaction(async (tx) => {
    await requireUnchanged(tx, accountId, current, { code: 'wrongPassword', field });
    await replacePassword(tx, deps.settings.siteOrigin, owner, hash);
    await rememberDevice(tx, accountId, deviceHash(deps.secretKey, caller.deviceId));
    const session = await openSession(tx, accountId, caller);
    await addSignedInDevice(tx, deps.settings, { accountId, ...session }, caller.deviceId);
    return session;
  });
  deps.log('changePassword', caller, { accountId });
  return signedInReply(deps, accountId, opened);
}
