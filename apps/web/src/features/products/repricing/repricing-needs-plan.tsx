import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../components/notice.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';

/** Without a plan products are repriced one by one; comparing needs none. */
export function RepricingNeedsPlan() {
  return (
    <Notice>
      <p>
        <Trans>Without a plan you reprice one product at a time; with one, all at once.</Trans> <PlanLink />
      </p>
    </Notice>
  );
}
