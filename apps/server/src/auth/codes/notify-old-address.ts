import type { Account } from '@saer/contract/account';
import type { Transaction } from '../../database/database.ts';
import { queueMessage } from '../../messages/queries.ts';
import { recipientOf } from '../../messages/templates/recipient-of.ts';

/** Notifies the owner of an account that an address of it was replaced: by mail at the old one, and where the number went, there by SMS. */
export async function notifyOldAddress(
  tx: Transaction,
  siteOrigin: string,
  before: Account,
  after: Pick<Account, 'mobile'>,
): Promise<void> {
  const { accountId, email, firstName, language } = recipientOf(before);
  const notice = { template: 'contactChanged', accountId, firstName, language } as const;
  await queueMessage(tx, siteOrigin, { ...notice, email });
  if (before.mobile !== null && before.mobile !== after.mobile)
    await queueMessage(tx, siteOrigin, { ...notice, mobile: before.mobile });
}
