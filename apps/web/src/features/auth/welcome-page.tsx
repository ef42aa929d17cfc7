import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '../../components/button/button-style.ts';
import { AccessCard } from './access-card.tsx';
import { OpenCalculatorLink } from './guest/open-calculator-link.tsx';

/** The door: in with an account, or to a new one. */
export function WelcomePage() {
  const { t } = useLingui();
  return (
    <AccessCard
      title={t`Welcome to Saer`}
      lead={
        <Trans>
          Saer gives sellers on Saudi marketplaces the price that leaves the profit they want after every fee
          and VAT.
        </Trans>
      }
    >
      <div className="flex flex-col gap-2.5">
        <Link to="/access/login" search={true} className={buttonStyle('primary')}>
          <Trans>Sign in</Trans>
        </Link>
        <Link to="/access/signup" search={true} className={buttonStyle('plain')}>
          <Trans>Create an account</Trans>
        </Link>
        <p className="text-center text-sm">
          <OpenCalculatorLink>
            <Trans>Calculate without an account</Trans>
          </OpenCalculatorLink>
        </p>
      </div>
    </AccessCard>
  );
}
