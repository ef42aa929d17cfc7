import type { SignedIn } from '@saer/contract/account/session';
import { AppError } from '../../http/replies/app-error.ts';
import { addSignedInDevice } from '../../notifications/push/push-targets.ts';
import type { Caller, Principal } from '../../http/requests/caller.ts';
import { deviceHash, rememberDevice } from '../sessions/known-device.ts';
import { openSession, signedInReply } from '../sessions/session.ts';
import type { SignInDependencies } from '../sessions/security-log.ts';
import {
  findPasswordOwner,
  hashPassword,
  requireOwnPassword,
  requireUnchangedPassword,
  setPassword,
} from './password.ts';
import { requireStrength } from './password-strength.ts';
import type { Account } from '@saer/contract/account/account';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { notify } from '../../notifications/sending/notify.ts';
import { revokeAccess } from '../revocation/revoke-access.ts';

/** Sets another password, revokes all access that the old one granted, and notifies the owner. */
export async function replacePassword(
  tx: Transaction,
  siteOrigin: string,
  { id, email, firstName, language }: Account,
  hash: string,
): Promise<void> {
  await revokeAccess(tx, id);
  await setPassword(tx, id, hash);
  await recordChange(tx, { actorId: id, entity: 'account', entityId: id, action: 'changePassword' });
  await notify(tx, siteOrigin, [
    {
      accountId: id,
      event: { kind: 'securityChanged', data: { change: 'password' } },
      messages: [{ template: 'passwordChanged', accountId: id, email, firstName, language }],
    },
  ]);
}

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
    await requireUnchangedPassword(tx, accountId, current, { code: 'wrongPassword', field });
    await replacePassword(tx, deps.settings.siteOrigin, owner, hash);
    await rememberDevice(tx, accountId, deviceHash(deps.secretKey, caller.deviceId));
    const session = await openSession(tx, accountId, caller);
    await addSignedInDevice(tx, deps.settings, { accountId, ...session }, caller.deviceId);
    return session;
  });
  deps.log('changePassword', caller, { accountId });
  return signedInReply(deps, accountId, opened);
}
