import { Trans } from '@lingui/react/macro';
import { AccountLink } from './account-link.tsx';

/** Below the calculator: what it takes an account for, and how one comes by it. */
export function AccountBenefits() {
  return (
    <aside className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface px-5 py-4">
      <p className="max-w-2xl text-sm leading-6 text-muted">
        <Trans>
          The calculator is open to everyone. With an account you can save products and price whole files of
          them. We review every registration and email you when yours is approved.
        </Trans>
      </p>
      <AccountLink to="/access/signup" tone="plain">
        <Trans>Create an account</Trans>
      </AccountLink>
    </aside>
  );
}
