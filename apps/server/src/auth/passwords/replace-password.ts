import type { Account } from '@saer/contract/account/account';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { notify } from '../../notifications/sending/notify.ts';
import { revokeAccess } from '../revocation/revoke-access.ts';
import { setPassword } from './set-password.ts';

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
