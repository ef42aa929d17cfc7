import { Trans } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { Notice } from '../../../components/notice.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';

type Props = { readonly rows: number; readonly limit: number };

/** A sheet longer than those without a plan: what works here, and what needs one. */
export function PlanNeededNotice({ rows, limit: most }: Props) {
  const limit = formatScaled(most, 0);
  const count = formatScaled(rows, 0);
  return (
    <Notice tone="warning">
      <p className="font-medium">
        <Trans>
          Without a plan, sheets of up to {limit} rows can be saved and downloaded; this one has {count}.
        </Trans>
      </p>
      <p>
        <Trans>You see the prices of all rows here.</Trans> <PlanLink />
      </p>
    </Notice>
  );
}
