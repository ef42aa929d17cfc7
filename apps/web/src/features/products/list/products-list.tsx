import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Column } from '../../../components/data-table.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RecordList } from '../../../components/record-list.tsx';
import type { Selection } from '../../../components/selection.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import type { ListState } from '../../../lib/list-state.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { productsQuery } from '../queries.ts';
import { ShowMore } from './show-more.tsx';

type Props = {
  readonly state: ListState;
  readonly filter: ListFilter;
  readonly show: (changes: Partial<ListState>, isSameStep?: boolean) => void;
  readonly columns: readonly Column<ListedProduct>[];
  readonly selection?: Selection<ListedProduct>;
  /** Displayed if there are no products. */
  readonly empty: ReactNode;
};

/** One page of a list of products. */
export function ProductsList({ state, filter, show, columns, selection, empty }: Props) {
  const { t } = useLingui();
  const frame = useFocusReturn();
  const failureWords = useFailureWords();
  const { data, error, isPlaceholderData, refetch } = useQuery(productsQuery(filter));
  // The last row of the last page may have left the list: then the page before it is the last.
  const lastPage = data === undefined || isPlaceholderData ? state.page : Math.max(1, data.pageCount ?? 1);
  const backToLastPage = useEffectEvent(() => show({ page: lastPage }, true));
  useEffect(() => {
    if (state.page > lastPage) backToLastPage();
  }, [state.page, lastPage]);
  if (data === undefined) {
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{failureWords(error)}</ErrorState>
    ) : (
      <Skeleton lines={8} />
    );
  }
  if (data.data.length === 0) {
    return empty;
  }
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col outline-none">
      <RecordList
        caption={t`Products`}
        columns={columns}
        rows={data.data}
        rowKey={({ id }) => String(id)}
        {...(selection === undefined ? {} : { selection })}
        sorting={state.sorting}
        onSort={(sorting) => show({ sorting })}
        isLoading={isPlaceholderData}
      />
      {data.page === 1 ? (
        <ShowMore limit={data.limit} total={data.total ?? 0} onLimit={(limit) => show({ limit })} />
      ) : null}
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
