import { Trans } from '@lingui/react/macro';
import { linkStyle } from '../../components/button/button-style.ts';

/** Leads to the plans. */
export function PlanLink() {
  return (
    <a href="/pricing" className={linkStyle}>
      <Trans>See the plans</Trans>
    </a>
  );
}
