import { Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@saer/contract/dashboard';
import { useId } from 'react';
import { StateFigure } from './state-figure.tsx';

/** How many there are of what matters. */
export function StateFigures({ state }: Pick<Dashboard, 'state'>) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        <Trans>At a glance</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        <StateFigure title={t`Sellers`} count={state.sellers} to="/admin/user/active" />
        <StateFigure title={t`Sub-users`} count={state.subUsers} to="/admin/user/active" />
        <StateFigure title={t`Products`} count={state.products} to="/admin/products" />
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
