import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { Notice } from '../../../components/layout/notice.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';

/** Why the prices of a long sheet are not downloaded. */
export function DownloadRejected({ limit }: { readonly limit: number }) {
  const { i18n } = useLingui();
  return (
    <Notice tone="danger">
      <p className="font-medium">
        <Trans>Nothing was downloaded.</Trans>
      </p>
      <p>
        {errorMessage(i18n, 'planNeeded', { entitlement: 'sheetRows', limit })} <PlanLink />
      </p>
    </Notice>
  );
}
