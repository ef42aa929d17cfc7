import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkStyle } from '../../components/link-style.ts';
import { EvidenceConsent } from '../../domain/statement-rates/evidence-consent.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Whether commission rates that the seller's statements show are sent, and the way to those in use. */
export function StatementRatesSection() {
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
