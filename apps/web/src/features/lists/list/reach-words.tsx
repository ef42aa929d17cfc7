import { Plural, Trans } from '@lingui/react/macro';
import { type ReachingList, reachingLists } from '@saer/contract/list-reach';
import type { ListName } from '@saer/contract/lists/all';
import { useQuery } from '@tanstack/react-query';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { listReachQuery } from '../queries.ts';

type Props = { readonly of: ListName; readonly ids: readonly number[]; readonly active: boolean };

const reachingListOf = (of: ListName): ReachingList | undefined => reachingLists.find((name) => name === of);

/** Whom and what rows reach; nothing for a list whose rows sellers do not choose. */
export function ReachWords({ of, ids, active }: Props) {
  const list = reachingListOf(of);
  return list === undefined ? null : <Counts list={list} ids={ids} active={active} />;
}

function Counts({ list, ids, active }: Omit<Props, 'of'> & { readonly list: ReachingList }) {
  const { data, error, refetch } = useQuery(listReachQuery(list, ids));
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} />;
  const { products, sellers, subFamilies, types, subscriptions, requests, hiddenByParent } = data;
  return (
    <div className="flex flex-col gap-1 font-medium text-ink">
      {list === 'pricePlan' ? (
        <p>
          <Trans>
            <Plural
              value={subscriptions}
              _0="No active subscription"
              one="# active subscription"
              other="# active subscriptions"
            />
            , <Plural value={requests} _0="no request waits" one="# request waits" other="# requests wait" />.
          </Trans>
        </p>
      ) : products === 0 ? (
        <p>
          <Trans>No seller has a product here.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            <Plural value={sellers} one="# seller has" other="# sellers have" />{' '}
            <Plural value={products} one="# product" other="# products" /> here.
          </Trans>
        </p>
      )}
      {list === 'productFamily' && subFamilies > 0 ? (
        <p>
          {active ? (
            <Trans>
              Offered along with it: <Plural value={subFamilies} one="# sub family" other="# sub families" />,{' '}
              <Plural value={types} one="# type" other="# types" />.
            </Trans>
          ) : (
            <Trans>
              Hidden along with it: <Plural value={subFamilies} one="# sub family" other="# sub families" />,{' '}
              <Plural value={types} one="# type" other="# types" />.
            </Trans>
          )}
        </p>
      ) : null}
      {list === 'productSubFamily' && types > 0 ? (
        <p>
          {active ? (
            <Trans>
              Offered along with it: <Plural value={types} one="# type" other="# types" />.
            </Trans>
          ) : (
            <Trans>
              Hidden along with it: <Plural value={types} one="# type" other="# types" />.
            </Trans>
          )}
        </p>
      ) : null}
      {active && hiddenByParent > 0 ? (
        <p>
          <Trans>Sellers do not see it yet: the group above it is inactive. Activate that one, too.</Trans>
        </p>
      ) : null}
    </div>
  );
}
