import { Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@saer/contract/dashboard';
import { useId } from 'react';
import { StateFigure } from './state-figure.tsx';

/** Key figures in one strip, with their trends. */
export function StateFigures({ state, trends }: Pick<Dashboard, 'state' | 'trends'>) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        <Trans>At a glance</Trans>
      </h2>
      <ul className="grid rounded-card border border-line bg-surface shadow-card lg:grid-cols-6 lg:divide-x lg:divide-line">
        <StateFigure
          title={t`Sellers`}
          count={state.sellers}
          trend={trends.sellers}
          to="/admin/user/active"
        />
        <StateFigure
          title={t`Sub-users`}
          count={state.subUsers}
          trend={trends.subUsers}
          to="/admin/user/active"
        />
        <StateFigure
          title={t`Active subscriptions`}
          count={state.activeSubscriptions}
          to="/admin/subscription"
        />
        <StateFigure
          title={t`Products`}
          count={state.products}
          trend={trends.products}
          to="/admin/products"
        />
        <StateFigure
          title={t`Sold at a loss`}
          count={state.losing}
          to="/admin/products"
          only="losing"
          tone="negative"
        />
        <StateFigure
          title={t`Priced with outdated fees`}
          count={state.outdated}
          to="/admin/products"
          only="outdated"
          tone="warning"
        />
      </ul>
    </section>
  );
}
