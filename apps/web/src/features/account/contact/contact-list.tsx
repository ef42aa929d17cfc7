import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnAccount } from '@saer/contract/account';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import type { Contact } from './contact.ts';
import { ContactDialog } from './contact-dialog.tsx';

/** The addresses one is reached at, each with the way to another. */
export function ContactList({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  const [changing, setChanging] = useState<Contact>();
  const lines = [
    { contact: 'email', title: t`Email`, value: account.email, change: t`Change the email address` },
    { contact: 'mobile', title: t`Mobile`, value: account.mobile, change: t`Change the mobile number` },
  ] as const;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {lines.map(({ contact, title, value, change }) => (
          <li key={contact} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-40 flex-1 text-sm">
              <p className="text-muted">{title}</p>
              <p className="font-medium text-ink">
                {value === null ? (
                  <Trans>None yet</Trans>
                ) : (
                  <bdi dir="ltr" className="[overflow-wrap:anywhere]" data-testid={contact}>
                    {value}
                  </bdi>
                )}
              </p>
            </div>
            <Button onPress={() => setChanging(contact)}>{change}</Button>
          </li>
        ))}
      </ul>
      {changing === undefined ? null : (
        <ContactDialog contact={changing} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}
