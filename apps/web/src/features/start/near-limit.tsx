import { Trans } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { PlanLink } from '../../domain/entitlements/plan-link.tsx';
import { useEntitlements } from '../../domain/entitlements/use-entitlements.ts';

/** Products below the limit from which it is mentioned. */
const nearBy = 5;

/** How many products are saved, for sellers without a plan who come near its limit. */
export function NearLimit({ products }: { readonly products: number }) {
  const most = useEntitlements()?.products ?? null;
  if (most === null || products < most - nearBy) return null;
  const count = formatScaled(products, 0);
  const limit = formatScaled(most, 0);
  return (
    <p className="text-sm text-muted">
      <Trans>
        {count} of {limit} products saved; with a plan there is no limit.
      </Trans>{' '}
      <PlanLink />
    </p>
  );
}
