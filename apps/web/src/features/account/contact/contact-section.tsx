import { useLingui } from '@lingui/react/macro';
import type { OwnAccount } from '@saer/contract/account';
import { SettingsSection } from '../settings-section.tsx';
import { ContactList } from './contact-list.tsx';

/** The addresses one signs in with and is written to. */
export function ContactSection({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      id="contact"
      title={t`Email and mobile`}
      intro={t`You sign in with either. A new one counts once you enter the code we send there.`}
    >
      <ContactList account={account} />
    </SettingsSection>
  );
}
