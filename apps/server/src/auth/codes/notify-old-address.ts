import type { Account } from '@saer/contract/account/account';
import type { Transaction } from '../../database/database.ts';
import { notify } from '../../notifications/sending/notify.ts';
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
  const { mobile } = before;
  await notify(tx, siteOrigin, [
    {
      accountId,
      event: { kind: 'securityChanged', data: { change: 'contact' } },
      messages: [
        { ...notice, email },
        ...(mobile !== null && mobile !== after.mobile ? [{ ...notice, mobile }] : []),
      ],
    },
  ]);
}
