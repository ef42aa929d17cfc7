import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { buttonStyle } from '../../components/button-style.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Card } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useCurrentUser } from '../../lib/session.ts';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion/deletion-section.tsx';
import { IdentitySection } from './identity/identity-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { ownAccountQuery } from './queries.ts';
import { SecuritySection } from './security/security-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The way from the settings to the people one works with. */
function SubUsersLink() {
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

/** Everything about the own account. */
export function SettingsPage() {
  // A new session, as after a password change, starts with an empty cache: everything on this page is requested again.
  useCurrentUser();
  const { data: account, error, refetch } = useQuery(ownAccountQuery);
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
        <Trans>Account settings</Trans>
      </h1>
      {account === undefined ? (
        <Card>
          {error ? (
            <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
          ) : (
            <Skeleton lines={8} />
          )}
        </Card>
      ) : (
        <>
          <ProfileSection account={account} />
          {isAllowed(account.role, 'subscriber') ? <SubUsersLink /> : null}
          <PasswordSection />
          <SecuritySection />
          {isAllowed(account.role, 'accountOwner') ? <IdentitySection account={account} /> : null}
          <SessionsSection />
          <DataSection />
          {isAllowed(account.role, 'accountOwner') ? <DeletionSection account={account} /> : null}
        </>
      )}
    </div>
  );
}
