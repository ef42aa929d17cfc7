import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLink } from './account-link.tsx';

/** The ways to an account, in the head of a page that needs none. */
export function GuestLinks() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Account`}
      className="flex items-center gap-2 max-sm:w-full max-sm:[&>a]:flex-1 max-sm:[&>a]:px-2 sm:ms-2"
    >
      <AccountLink to="/access/login" tone="plain">
        <Trans>Sign in</Trans>
      </AccountLink>
      <AccountLink to="/access/signup" tone="primary">
        <Trans>Create an account</Trans>
      </AccountLink>
    </nav>
  );
}
