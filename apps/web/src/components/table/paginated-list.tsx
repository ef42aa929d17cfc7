import type { ReactNode } from 'react';
import { type AddressList, useExistingPage } from '../../lib/address/list-state.ts';
import { useFocusReturn } from '../../lib/hooks/use-focus-return.ts';
import type { Column } from './data-table.tsx';
import { Pagination } from './pagination.tsx';
import { QueryFallback } from '../layout/query-fallback.tsx';
import { RecordList } from './record-list.tsx';
import type { Selection } from './selection-box.tsx';

type Props<R> = {
  readonly caption: string;
  readonly list: AddressList;
  readonly query: {
    readonly data:
      | {
          readonly data: readonly R[];
          readonly page: number;
          readonly limit: number;
          readonly total: number | null;
          readonly pageCount: number | null;
        }
      | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** The first column names its row; the last contains its actions. */
  readonly columns: readonly Column<R>[];
  readonly selection?: Selection<R> | undefined;
  /** In place of the rows, where there are none. */
  readonly empty: ReactNode;
  /** Above the rows. */
  readonly above?: ReactNode;
  /** Between the rows and the pagination. */
  readonly below?: ReactNode;
};

/** The page of a list that the address asks for: its rows, or why there are none, and its pagination. */
export function PaginatedList<R extends { readonly id: number }>(props: Props<R>) {
  const { caption, list, query, columns, selection, empty, above, below } = props;
  const { state, show } = list;
  const { data, error, isPlaceholderData, refetch } = query;
  const frame = useFocusReturn();
  useExistingPage(list, isPlaceholderData ? undefined : data);
  if (data === undefined) return <QueryFallback error={error} onRetry={() => refetch()} />;
  if (data.data.length === 0) return empty;
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col outline-none">
      {above}
      <RecordList
        caption={caption}
        columns={columns}
        rows={data.data}
        rowKey={({ id }) => String(id)}
        selection={selection}
        sorting={state.sorting}
        onSort={(sorting) => show({ sorting })}
        isLoading={isPlaceholderData}
      />
      {below}
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
