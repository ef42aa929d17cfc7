import { Plural, Trans } from '@lingui/react/macro';
import type { ChangesImpact } from '@saer/contract/publishing/fee-proposal';
import { useQuery } from '@tanstack/react-query';
import { Money } from '../../components/figure/money.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import type { changesImpactQuery } from './queries.ts';

/** Effect of changes on the products that they concern, at the prices that these are sold at. */
function Effect({ impact }: { readonly impact: NonNullable<ChangesImpact['impact']> }) {
  const { earningLess, earningMore, losingPrice, losingMargin, makingLoss, monthlyChange } = impact;
  if (earningLess + earningMore + losingPrice === 0)
    return <Trans>As they are priced now, none earns less or more.</Trans>;
  return (
    <>
      {earningLess === 0 ? null : <Plural value={earningLess} one="# earns less." other="# earn less." />}{' '}
      {earningMore === 0 ? null : <Plural value={earningMore} one="# earns more." other="# earn more." />}{' '}
      {losingPrice === 0 ? null : (
        <span className="text-danger">
          <Plural value={losingPrice} one="# can no longer be priced." other="# can no longer be priced." />
        </span>
      )}{' '}
      {losingMargin === 0 ? null : (
        <Plural
          value={losingMargin}
          one="# no longer meets its target."
          other="# no longer meet their targets."
        />
      )}{' '}
      {makingLoss === 0 ? null : (
        <span className="text-danger">
          <Plural value={makingLoss} one="# starts to make a loss." other="# start to make a loss." />
        </span>
      )}{' '}
      {monthlyChange === null ? null : (
        <Trans>
          In a month, where sales are known: <Money halalas={monthlyChange} />.
        </Trans>
      )}
    </>
  );
}

type Props = {
  readonly query: ReturnType<typeof changesImpactQuery>;
};

/** Saved products that changes for all sellers concern, and what becomes of them. */
export function ChangeImpact({ query }: Props) {
  const { data, error, refetch } = useQuery(query);
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} lines={2} />;
  const { products, sellers, impact } = data;
  return (
    <div className="flex flex-col gap-1 text-sm" data-testid="change-impact">
      <p>
        {products === 0 ? (
          <Trans>It concerns no saved product.</Trans>
        ) : (
          <>
            <Trans>It concerns:</Trans>{' '}
            <Plural value={products} one="# saved product" other="# saved products" />
            {' · '}
            <Plural value={sellers} one="# seller" other="# sellers" />
          </>
        )}
      </p>
      {products === 0 ? null : (
        <p>
          {impact === null ? (
            <Trans>It enters no price of a saved product.</Trans>
          ) : (
            <>
              <Effect impact={impact} />{' '}
              {impact.earningLess + impact.earningMore === 0 ? null : (
                <span className="text-muted">
                  <Trans>Their sellers are told.</Trans>
                </span>
              )}
            </>
          )}
        </p>
      )}
    </div>
  );
}
