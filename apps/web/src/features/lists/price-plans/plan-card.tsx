import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import type { Row } from '../admin-list-types.ts';
import { getDescription } from '../../../domain/names/name.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Whom a plan is for. */
export const planTypeWords: Readonly<Record<Row<'pricePlan'>['type'], MessageDescriptor>> = {
  standard: msg({ message: 'Standard', context: 'price plan' }),
  business: msg({ message: 'Business', context: 'price plan' }),
  enterprise: msg({ message: 'Enterprise', context: 'price plan' }),
};

/** Plans side by side, as many as fit. */
export const planGrid = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(--spacing(72),1fr))]';

type Props = {
  readonly plan: Row<'pricePlan'>;
  /** Actions of an admin. */
  readonly menu?: ReactNode;
  /** Action of a subscriber. */
  readonly action?: ReactNode;
};

/** One plan as displayed to customers. */
export function PlanCard({ plan, menu, action }: Props) {
  const { i18n } = useLingui();
  const name = useName();
  const { type, recommended, active, monthlyPrice, yearlyPrice, users } = plan;
  const description = getDescription(plan, useLanguage());
  return (
    <li
      className={`flex flex-col gap-4 rounded-card border bg-surface p-5 shadow-card ${recommended ? 'border-brand' : 'border-line'}`}
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h2 className="text-lg font-semibold text-ink [overflow-wrap:anywhere]">
            <bdi>{name(plan)}</bdi>
          </h2>
          <p className="flex flex-wrap gap-1.5">
            <Badge tone="info">{i18n._(planTypeWords[type])}</Badge>
            {recommended ? (
              <Badge tone="positive">
                <Trans>Recommended plan</Trans>
              </Badge>
            ) : null}
            {active ? null : (
              <Badge tone="neutral">
                <Trans>Inactive</Trans>
              </Badge>
            )}
          </p>
        </div>
        {menu}
      </div>
      <p className="text-sm whitespace-pre-line text-muted [overflow-wrap:anywhere]">{description}</p>
      <dl className="mt-auto flex flex-col gap-1.5 border-t border-line pt-4 text-sm">
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-muted">
            <Trans>Per month</Trans>
          </dt>
          <dd className="text-xl font-semibold text-ink">
            <Money halalas={monthlyPrice} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-muted">
            <Trans>Per year</Trans>
          </dt>
          <dd className="font-medium text-ink">
            <Money halalas={yearlyPrice} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-muted">
            <Trans>Number of users</Trans>
          </dt>
          <dd className="text-ink">
            <Plural value={users} one="# person" other="# people" />
          </dd>
        </div>
      </dl>
      {action}
    </li>
  );
}
