import { useLingui } from '@lingui/react/macro';
import type { OwnAccount } from '@saer/contract/account';
import { SettingsSection } from '../settings-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

/** The own name and photo, and the language of messages. */
export function ProfileSection({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      id="profile"
      title={t`Profile`}
      intro={t`Your name in the history of products and in our messages to you.`}
    >
      <div className="flex flex-col gap-5">
        <ProfilePhoto account={account} />
        <ProfileForm account={account} />
      </div>
    </SettingsSection>
  );
}
