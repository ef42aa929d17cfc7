import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RecordList } from '../../../components/record-list.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import type { ListState } from '../../../lib/list-state.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { productsQuery } from '../queries.ts';
import { NoProducts } from './no-products.tsx';
import { filterOf, isNarrowed, type Shown } from './product-filter.ts';
import { useProductColumns } from './use-product-columns.tsx';

type Props = {
  readonly state: ListState;
  readonly shown: Shown;
  readonly show: (changes: Partial<ListState>, isSameStep?: boolean) => void;
  readonly onShowAll: () => void;
};

/** One page of all sellers' products. */
export function ProductsList({ state, shown, show, onShowAll }: Props) {
  const { t } = useLingui();
  const columns = useProductColumns();
  const failureWords = useFailureWords();
  const { data, error, isPlaceholderData, refetch } = useQuery(productsQuery(filterOf(state, shown)));
  // The last row of the last page may have left the list: then the page before it is the last.
  const lastPage = data === undefined || isPlaceholderData ? state.page : Math.max(1, data.pageCount ?? 1);
  const turnBack = useEffectEvent(() => show({ page: lastPage }, true));
  useEffect(() => {
    if (state.page > lastPage) turnBack();
  }, [state.page, lastPage]);
  if (data === undefined) {
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{failureWords(error)}</ErrorState>
    ) : (
      <Skeleton lines={8} />
    );
  }
  if (data.data.length === 0) {
    return <NoProducts isNarrowed={isNarrowed(state, shown)} onShowAll={onShowAll} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <RecordList
        caption={t`Products`}
        columns={columns}
        rows={data.data}
        rowKey={({ id }) => String(id)}
        sorting={state.sorting}
        onSort={(sorting) => show({ sorting })}
        isLoading={isPlaceholderData}
      />
      <Pagination
        page={data.page}
        limit={data.limit}
        total={data.total ?? 0}
        onPage={(page) => show({ page })}
        onLimit={(limit) => show({ limit })}
      />
    </div>
  );
}
