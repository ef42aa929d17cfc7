import { useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import type { OutdatedProduct } from '@saer/contract/saved-product';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RecordList } from '../../../components/record-list.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { SortSelect } from '../../../components/sort-select.tsx';
import { Toolbar } from '../../../components/toolbar.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { productName } from '../../../domain/names/known-name.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { outdatedQuery } from '../queries.ts';
import {
  segmentFilter,
  repricingFilter,
  repricingOrders,
  type RepricingSegment,
  repricingSegments,
} from './repricing-filter.ts';
import { RepricingTasks } from './repricing-tasks.tsx';
import { useRepricingSelection } from './use-repricing-selection.ts';
import { useRepricingColumns } from './use-repricing-columns.tsx';

const keyOf = ({ id }: OutdatedProduct): string => String(id);
const worstFirst = { column: 'change', direction: 'asc' } as const;

type Props = { readonly counts: Readonly<Record<RepricingSegment, number>> };

/** The products whose fees have changed, the worst first, with actions on the selected ones. */
export function RepricingList({ counts }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const { state, show } = useAddressList(repricingOrders, worstFirst);
  const only = useAddressFilter('only');
  const columns = useRepricingColumns();
  const segment = repricingSegments.find((each) => each === only.value) ?? 'all';
  const { data, error, isPlaceholderData, refetch } = useQuery(
    outdatedQuery(repricingFilter(segment, state)),
  );
  const rows = data?.data ?? [];
  const { total = 0, repriceable = 0 } = data ?? {};
  const { isAll, products, keys, mark, markAll, clear } = useRepricingSelection(segment, rows);
  // The last row of the last page may have left the list: then the page before it is the last.
  const last = data === undefined || isPlaceholderData ? state.page : Math.max(1, data.pageCount);
  const backToLastPage = useEffectEvent(() => show({ page: last }, true));
  useEffect(() => {
    if (state.page > last) backToLastPage();
  }, [state.page, last]);
  const names = {
    all: t`All`,
    short: t`Below your target profit`,
    loss: t`Sold at a loss`,
    noPrice: t`No price possible`,
  };
  const selection = {
    keys,
    onChange: mark,
    labelOf: (product: OutdatedProduct) => {
      const name = productName(product, language);
      return t`Select ${name}`;
    },
  };
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <Toolbar
          filters={
            <FilterSelect
              label={t`Show`}
              options={repricingSegments.map((id) => ({ id, name: `${names[id]} (${counts[id]})` }))}
              value={segment}
              onChange={(next) => only.choose(next === 'all' ? '' : next)}
            />
          }
          filterCount={segment === 'all' ? 0 : 1}
          order={
            <SortSelect columns={columns} sorting={state.sorting} onSort={(sorting) => show({ sorting })} />
          }
        />
        {isAllowed(role, 'seller') ? (
          <RepricingTasks
            chosen={
              isAll
                ? { kind: 'all', filter: segmentFilter(segment), total, repriceable }
                : { kind: 'named', products }
            }
            onMarkAll={() => markAll(total)}
            onClear={clear}
          />
        ) : null}
        {data === undefined ? (
          error ? (
            <ErrorState onRetry={() => void refetch()}>{failureWords(error)}</ErrorState>
          ) : (
            <Skeleton lines={8} />
          )
        ) : total === 0 ? (
          <p className="py-8 text-center text-sm text-muted">{t`No products match.`}</p>
        ) : (
          <>
            <RecordList
              caption={t`Reprice after fee changes`}
              columns={columns}
              rows={rows}
              rowKey={keyOf}
              {...(isAllowed(role, 'seller') ? { selection } : {})}
              sorting={state.sorting}
              onSort={(sorting) => show({ sorting })}
              isLoading={isPlaceholderData}
            />
            <Pagination
              page={Math.min(state.page, last)}
              limit={state.limit}
              total={total}
              onPage={(next) => show({ page: next })}
              onLimit={(limit) => show({ limit })}
            />
          </>
        )}
      </div>
    </Card>
  );
}
