import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { buttonStyle } from '../../components/button-style.ts';
import { SettingsSection } from './settings-section.tsx';

/** The way from the settings to the people one works with. */
export function SubUsersLink() {
  const { t } = useLingui();
  return (
    <SettingsSection title={t`Sub-users`} intro={t`People who work on your products with their own sign-in.`}>
      <Link to="/account/settings/manage-subscription-users" className={buttonStyle('plain')}>
        <Users aria-hidden className="size-4" />
        <Trans>Manage sub-users</Trans>
      </Link>
    </SettingsSection>
  );
}
