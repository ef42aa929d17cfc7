import type { Account } from '@saer/contract/account/account';
import { recipientOf } from '../../messages/templates/recipient-of.ts';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import type { SecurityChange } from '../../messages/templates/message.ts';
import { notify } from '../../notifications/sending/notify.ts';

/** Records a change to an account's credentials, without secrets, and notifies its owner by mail. Without an actor it was the operator. */
export async function recordSecurityChange(
  tx: Transaction,
  siteOrigin: string,
  owner: Account,
  change: SecurityChange,
  actorId: number | undefined,
): Promise<void> {
  await recordChange(tx, { actorId, entity: 'account', entityId: owner.id, action: change });
  await notify(tx, siteOrigin, [
    {
      accountId: owner.id,
      event: { kind: 'securityChanged', data: { change } },
      messages: [{ template: 'securityChanged', change, ...recipientOf(owner) }],
    },
  ]);
}
