import { useLingui } from '@lingui/react/macro';
import type { OwnAccount } from '@saer/contract/account';
import { ContactList } from '../contact/contact-list.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

/** Who one is here, and how one is reached. */
export function ProfileSection({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  return (
    <SettingsSection title={t`Profile`}>
      <div className="flex flex-col gap-6">
        <ProfilePhoto account={account} />
        <ProfileForm account={account} />
        <ContactList account={account} />
      </div>
    </SettingsSection>
  );
}
