import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { buttonStyle } from '../../components/button-style.ts';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryFallback } from '../../components/query-fallback.tsx';
import { useCurrentUser } from '../../lib/session.ts';
import { ContactSection } from './contact/contact-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion/deletion-section.tsx';
import { IdentitySection } from './identity/identity-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { ownAccountQuery } from './queries.ts';
import { SecuritySection } from './security/security-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { SettingsIndex } from './settings-index.tsx';
import { StatementRatesSection } from './statement-rates-section.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The way from the settings to the people one works with. */
function SubUsersLink() {
  const { t } = useLingui();
  return (
    <SettingsSection
      id="sub-users"
      title={t`Sub-users`}
      intro={t`People who work on your products with their own sign-in.`}
    >
      <Link to="/account/settings/manage-subscription-users" className={buttonStyle('plain')}>
        <Users aria-hidden className="size-4" />
        <Trans>Manage sub-users</Trans>
      </Link>
    </SettingsSection>
  );
}

/** Everything about the own account. */
export function SettingsPage() {
  const { t } = useLingui();
  // A new session, as after a password change, starts with an empty cache: everything on this page is requested again.
  useCurrentUser();
  const { data: account, error, refetch } = useQuery(ownAccountQuery);
  const isThere = account !== undefined;
  // An address may name a section, which is there only now.
  useEffect(() => {
    if (isThere && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  const isOwner = account !== undefined && isAllowed(account.role, 'accountOwner');
  const isSubscriber = account !== undefined && isAllowed(account.role, 'subscriber');
  const entries = [
    { id: 'profile', title: t`Profile` },
    { id: 'contact', title: t`Email and mobile` },
    ...(isSubscriber ? [{ id: 'sub-users', title: t`Sub-users` }] : []),
    { id: 'password', title: t`Change password` },
    { id: 'security', title: t`Sign-in security` },
    ...(isOwner ? [{ id: 'identity', title: t`Identity` }] : []),
    { id: 'sessions', title: t`Open sessions` },
    ...(isSubscriber ? [{ id: 'statement-rates', title: t`Rates from statements` }] : []),
    { id: 'data', title: t`My data` },
    { id: 'deletion', title: t`Delete account` },
  ];
  return (
    <div className="flex max-w-6xl flex-col gap-5">
      <PageHeader title={t`Account settings`} />
      {account === undefined ? (
        <Card>
          <QueryFallback error={error} onRetry={refetch} />
        </Card>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[--spacing(40)_minmax(0,1fr)]">
          <SettingsIndex entries={entries} />
          <Card>
            <ProfileSection account={account} />
            <ContactSection account={account} />
            {isSubscriber ? <SubUsersLink /> : null}
            <PasswordSection />
            <SecuritySection />
            {isOwner ? <IdentitySection account={account} /> : null}
            <SessionsSection />
            {isSubscriber ? <StatementRatesSection /> : null}
            <DataSection />
            <DeletionSection account={account} />
          </Card>
        </div>
      )}
    </div>
  );
}
