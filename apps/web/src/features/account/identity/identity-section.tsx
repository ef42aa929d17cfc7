import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnAccount } from '@saer/contract/account';
import { BadgeCheck } from 'lucide-react';
import { SettingsSection } from '../settings-section.tsx';
import { IdentityForm } from './identity-form.tsx';
import { LocalProviderNote } from './local-provider-note.tsx';

/** An optional Saudi identity, confirmed by Nafath. */
export function IdentitySection({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      id="identity"
      title={t`Identity`}
      intro={t`Optionally, verify your Saudi identity with Nafath. Everything works without it.`}
    >
      {account.isIdentityVerified ? (
        <p className="flex items-center gap-2 text-sm font-medium text-brand-strong">
          <BadgeCheck aria-hidden className="size-5 shrink-0" />
          <Trans>Identity verified.</Trans>
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <IdentityForm />
          <LocalProviderNote />
        </div>
      )}
    </SettingsSection>
  );
}
