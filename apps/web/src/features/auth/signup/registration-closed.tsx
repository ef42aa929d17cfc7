import { Trans, useLingui } from '@lingui/react/macro';
import { AccessCard } from '../access-card.tsx';
import { AccessLink } from '../access-link.tsx';
import { OpenCalculatorLink } from '../guest/open-calculator-link.tsx';

/** Takes the place of the form while admins take no registrations. */
export function RegistrationClosed() {
  const { t } = useLingui();
  return (
    <AccessCard
      title={t`Registration is closed for now`}
      footer={<AccessLink to="/access/login">{t`Go to sign-in`}</AccessLink>}
    >
      <OpenCalculatorLink>
        <Trans>Open the calculator</Trans>
      </OpenCalculatorLink>
    </AccessCard>
  );
}
