import { Trans, useLingui } from '@lingui/react/macro';
import { AccessCard } from '../access-card.tsx';
import { AccessLink } from '../access-link.tsx';
import { OpenCalculatorLink } from '../guest/open-calculator-link.tsx';

/** In place of the form while admins take no registrations. */
export function RegistrationClosed() {
  const { t } = useLingui();
  return (
    <AccessCard
      title={t`Registration is closed for now`}
      lead={<Trans>New accounts can’t be created at the moment. Existing accounts work as before.</Trans>}
      footer={<AccessLink to="/access/login">{t`Go to sign-in`}</AccessLink>}
    >
      <p className="text-sm text-ink">
        <Trans>You can calculate without an account.</Trans>{' '}
        <OpenCalculatorLink>
          <Trans>Open the calculator</Trans>
        </OpenCalculatorLink>
      </p>
    </AccessCard>
  );
}
