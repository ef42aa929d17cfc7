import type { Account } from '@saer/contract/account';
import { recipientOf } from '../../messages/templates/recipient-of.ts';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import type { SecurityChange } from '../../messages/templates/message.ts';
import { queueMessage } from '../../messages/queries.ts';

/** Writes down that an account's ways in changed, without any secret, and tells its owner by mail. No actor: the operator. */
export async function recordSecurityChange(
  tx: Transaction,
  siteOrigin: string,
  owner: Account,
  change: SecurityChange,
  actorId: number | undefined,
): Promise<void> {
  await recordChange(tx, { actorId, entity: 'account', entityId: owner.id, action: change });
  await queueMessage(tx, siteOrigin, { template: 'securityChanged', change, ...recipientOf(owner) });
}
