import { Plural, Trans } from '@lingui/react/macro';
import type { FeeImpact } from '@saer/contract/publishing/fee-impact';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';

function Figure({
  title,
  tone,
  note,
  children,
}: {
  readonly title: ReactNode;
  readonly tone: string;
  /** A related count that is not new. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex min-w-32 flex-1 flex-col">
      <dt className="text-xs text-muted">{title}</dt>
      <dd className={`text-xl font-semibold tabular-nums ${tone}`}>{children}</dd>
      {note === undefined ? null : <dd className="text-xs text-muted">{note}</dd>}
    </div>
  );
}

/** The effect of a version on saved products, in a few numbers. */
export function ImpactSummary({ impact }: { readonly impact: FeeImpact }) {
  const { products, sellers, losingPrice, losingMargin, makingLoss, gaining, lostProfit, earningLess } =
    impact;
  const { missingMarginAlready, makingLossAlready, affectedSellers } = impact;
  const { changed, changedWithSales, monthlyChange } = impact;
  if (products === 0) {
    return (
      <p className="text-sm text-muted">
        <Trans>No seller has a saved product in this store, so no prices change.</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">
        <Plural value={products} one="# saved product" other="# saved products" />
        {' · '}
        <Plural value={sellers} one="# seller" other="# sellers" />
        {' · '}
        <Trans>each at the price it has now</Trans>
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        {losingPrice === 0 ? null : (
          <Figure title={<Trans>Can no longer be priced</Trans>} tone="text-danger">
            {losingPrice}
          </Figure>
        )}
        {monthlyChange === null ? null : (
          <Figure
            title={<Trans>Sellers’ profit a month</Trans>}
            tone={monthlyChange < 0 ? 'text-danger' : 'text-ink'}
            note={
              <Trans>
                sales known for {changedWithSales} of {changed}
              </Trans>
            }
          >
            <Money halalas={monthlyChange} />
          </Figure>
        )}
        <Figure
          title={<Trans>Earn less</Trans>}
          tone="text-ink"
          note={<Plural value={affectedSellers} one="of # seller" other="of # sellers" />}
        >
          {earningLess}
        </Figure>
        <Figure
          title={<Trans>Lose their margin</Trans>}
          tone={losingMargin > 0 ? 'text-warning' : 'text-ink'}
          note={<Plural value={missingMarginAlready} one="# misses it already" other="# miss it already" />}
        >
          {losingMargin}
        </Figure>
        <Figure
          title={<Trans>Start to make a loss</Trans>}
          tone={makingLoss > 0 ? 'text-danger' : 'text-ink'}
          note={<Plural value={makingLossAlready} one="# makes one already" other="# make one already" />}
        >
          {makingLoss}
        </Figure>
        <Figure title={<Trans>Earn more</Trans>} tone={gaining > 0 ? 'text-brand-strong' : 'text-ink'}>
          {gaining}
        </Figure>
      </dl>
      {losingMargin === 0 ? null : (
        <p className="text-sm text-ink">
          <Trans>
            Per unit sold of each product that loses its margin: <Money halalas={lostProfit} /> less profit.
          </Trans>
        </p>
      )}
    </div>
  );
}
