import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { useQuery } from '@tanstack/react-query';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { currentSubscriptionQuery } from '../../../domain/entitlements/subscription-query.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import type { Row } from '../lists.ts';

/** The way from a plan to the checkout, for a subscriber who has none. */
export function PlanAction({ plan }: { readonly plan: Row<'pricePlan'> }) {
  const { t } = useLingui();
  const name = useName()(plan);
  const user = useCurrentUser();
  const { data: own } = useQuery(currentSubscriptionQuery(user?.id));
  if (user === undefined || own === undefined || !isAllowed(user.role, 'subscriber')) return null;
  if (!plan.active || own?.status === 'PENDING' || own?.status === 'ACTIVE') return null;
  return (
    <PageLinkButton
      tone={plan.recommended ? 'primary' : 'plain'}
      to="/checkout"
      search={{ plan: String(plan.id) }}
      aria-label={t`Choose this plan: ${name}`}
    >
      <Trans>Choose this plan</Trans>
    </PageLinkButton>
  );
}
