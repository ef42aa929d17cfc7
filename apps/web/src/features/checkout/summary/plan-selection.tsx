import { Trans, useLingui } from '@lingui/react/macro';
import type { BillingPeriod } from '@saer/contract/subscriptions/subscription-lifecycle';
import { BadgePercent } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import type { Plan } from '../../../domain/plans/queries.ts';

type Props = {
  readonly plans: readonly Plan[];
  readonly period: BillingPeriod | undefined;
  /** The plan of the link is not offered any longer. */
  readonly isGone: boolean;
};

/** The plans on offer, where none is chosen. */
export function PlanSelection({ plans, period, isGone }: Props) {
  const { t } = useLingui();
  const name = useName();
  const id = useId();
  return (
    <div className="max-w-2xl">
      <Card labelledBy={id}>
        <h2 id={id} className="mb-4 text-base font-semibold">
          <Trans>Choose a plan</Trans>
        </h2>
        {isGone ? (
          <div role="alert" className="mb-4">
            <Notice tone="warning">
              <Trans>This plan is no longer offered. Nothing was charged.</Trans>
            </Notice>
          </div>
        ) : null}
        {plans.length === 0 ? (
          <EmptyState icon={<BadgePercent />} title={t`No plan on offer`}>
            <Trans>No price plan is offered at the moment. What you have saved stays as it is.</Trans>
          </EmptyState>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {plans.map((plan) => (
              <li
                key={plan.id}
                className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
              >
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2 font-medium text-ink [overflow-wrap:anywhere]">
                    <bdi>{name(plan)}</bdi>
                    {plan.recommended ? (
                      <Badge tone="info">
                        <Trans>Recommended plan</Trans>
                      </Badge>
                    ) : null}
                  </p>
                  <p className="text-sm text-muted">
                    <Trans>
                      <Money halalas={plan.monthlyPrice} /> for 30 days, <Money halalas={plan.yearlyPrice} />{' '}
                      for 365 days
                    </Trans>
                  </p>
                </div>
                <PageLinkButton
                  to="/checkout"
                  search={{ plan: String(plan.id), ...(period === undefined ? {} : { period }) }}
                  aria-label={t`Choose ${name(plan)}`}
                >
                  <Trans>Choose</Trans>
                </PageLinkButton>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
