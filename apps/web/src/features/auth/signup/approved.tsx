import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '../../../components/button-style.ts';
import { AccessCard } from '../access-card.tsx';

/** Message that the account is approved. */
export function Approved() {
  const { t } = useLingui();
  return (
    <AccessCard title={t`Your account is approved`} lead={<Trans>Sign in to get started.</Trans>} follows>
      <Link to="/access/login" search={true} className={buttonStyle('primary')}>
        <Trans>Sign in</Trans>
      </Link>
    </AccessCard>
  );
}
