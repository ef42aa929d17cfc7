import type { Account } from '@saer/contract/account/account';
import type { Transaction } from '../../database/database.ts';
import { queueMessage } from '../../messages/queries.ts';
import { newPasswordToken } from '../../auth/passwords/password-token.ts';
import { getAccount } from '../../principals/queries.ts';
import { recipientOf } from '../../messages/templates/recipient-of.ts';

/** Hours in which an invitation can be followed. */
const invitationHours = 72;

/** Sends the link with which the owner of a new account sets their first password. */
export async function invite(
  tx: Transaction,
  siteOrigin: string,
  inviterId: number,
  invited: Account,
): Promise<void> {
  const inviter = await getAccount(tx, inviterId);
  const { token, expiresAt } = await newPasswordToken(tx, invited.id, invitationHours);
  const invitedBy = inviter?.fullName ?? '';
  await queueMessage(tx, siteOrigin, {
    template: 'invitation',
    ...recipientOf(invited),
    invitedBy,
    token,
    expiresAt,
  });
}
