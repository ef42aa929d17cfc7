import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/api/access';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users, Download } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { riyadhDay } from '@saer/i18n/format-date';
import { changePassword } from '@saer/contract/account/auth';
import { buttonStyle, linkStyle } from '../../components/button/button-style.ts';
import { Card } from '../../components/layout/card.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { useCurrentUser } from '../../lib/session/session.ts';
import { ContactSection } from './contact/contact-section.tsx';
import { DeletionSection } from './deletion/deletion-section.tsx';
import { IdentitySection } from './identity/identity-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { ownAccountQuery, ownDataMutation, changePasswordMutation } from './queries.ts';
import { SecuritySection } from './security/security-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { EvidenceConsent } from '../../domain/statement-rates/evidence-consent.tsx';
import { Button } from '../../components/button/button.tsx';
import { saveFile } from '../../lib/browser/save-file.ts';
import { FormPasswordField } from '../../components/form/form-password-field.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { formColumn } from '../../components/button/control-style.ts';
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx';
import { useFormSend } from '../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../lib/form/schema-form.ts';
import { showToast } from '../../lib/browser/toasts.ts';

const fields = z.extend(changePassword.body, { confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    error: 'passwordsDiffer',
    path: ['confirmation'],
  }),
);

/** Another password; it ends the sessions of every other browser. */
function PasswordSection() {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(changePasswordMutation);
  const form = useSchemaForm(fields, { currentPassword: '', password: '', confirmation: '' });
  const { submit, problem, isSending } = useFormSend(form, async ({ currentPassword, password }) => {
    await mutateAsync({ currentPassword, password });
    form.reset();
    showToast({
      tone: 'positive',
      text: t`Your password is changed. Every other browser is signed out.`,
    });
  });
  const { control } = form;
  return (
    <SettingsSection
      id="password"
      title={t`Change password`}
      intro={t`Every other browser that is signed in to your account will be signed out.`}
    >
      <form noValidate onSubmit={submit} className={`${formColumn} max-w-lg`}>
        <FormError>{problem}</FormError>
        <FormPasswordField
          control={control}
          name="currentPassword"
          label={t`Current password`}
          autoComplete="current-password"
        />
        <NewPasswordFields
          control={control}
          name="password"
          confirmation="confirmation"
          label={t`New password`}
        />
        <div>
          <Button type="submit" tone="primary" isPending={isSending}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}

/** Everything stored about the account, as a file. */
function DataSection() {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(ownDataMutation);
  const download = (): void =>
    mutate(undefined, {
      onSuccess: (document) =>
        saveFile(
          new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }),
          `saer-${riyadhDay(new Date())}.json`,
        ),
    });
  return (
    <SettingsSection
      id="data"
      title={t`My data`}
      intro={t`Everything we store about your account, in one file readable by people and programs (JSON).`}
    >
      <Button onPress={download} isPending={isPending}>
        <Download aria-hidden className="size-4" />
        <Trans>Download my data</Trans>
      </Button>
    </SettingsSection>
  );
}

const subscribe = (listener: () => void): (() => void) => {
  const options = { passive: true };
  addEventListener('scroll', listener, options);
  addEventListener('resize', listener, options);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
};

const getTop = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

/** The section that the address names, while it is where a link leads; else the one at the top third of the window, or the last at the end. */
function currentSection(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
  const named = ids.find((id) => `#${id}` === location.hash);
  const reach = isAtEnd ? innerHeight : innerHeight / 3;
  if (named !== undefined && getTop(named) >= 0 && getTop(named) <= reach) return named;
  if (isAtEnd) return ids.at(-1);
  return ids.findLast((id) => getTop(id) <= innerHeight / 3) ?? ids[0];
}

/** Which of a page's sections is being read. */
const useCurrentSection = (ids: readonly string[]): string | undefined =>
  useSyncExternalStore(subscribe, () => currentSection(ids));

interface IndexEntry {
  readonly id: string;
  readonly title: string;
}

/** The sections of the settings, beside them: which one is read, and the way to each. */
function SettingsIndex({ entries }: { readonly entries: readonly IndexEntry[] }) {
  const { t } = useLingui();
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <nav aria-label={t`Sections`} className="sticky top-6 max-lg:hidden">
      <ul className="flex flex-col border-s border-line">
        {entries.map(({ id, title }) => (
          <li key={id} className="flex">
            <a
              href={`#${id}`}
              {...(id === current ? { 'aria-current': 'location' } : {})}
              className="-ms-px flex-1 rounded-e-control border-s-2 border-transparent py-1.5 ps-3.5 pe-2 text-sm text-muted transition-colors hover:text-ink aria-[current]:border-brand aria-[current]:font-medium aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says whether commission rates that the seller's statements show are sent, and the way to those in use. */
function StatementRatesSection() {
  const { t } = useLingui();
  return (
    <SettingsSection
      id="statement-rates"
      title={t`Rates from statements`}
      intro={t`Commission rates that the statement check found on your statements.`}
    >
      <EvidenceConsent />
      <p className="mt-3 text-sm text-muted">
        <Link to="/user/tools/statement-check" className={linkStyle}>
          <Trans>Commissions from my statements</Trans>
        </Link>
      </p>
    </SettingsSection>
  );
}

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
