import type { ListName } from '@saer/contract/lists/all';
import type { Column } from '../../../components/data-table.tsx';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RecordList } from '../../../components/record-list.tsx';
import type { Selection } from '../../../components/selection.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import type { Row } from '../lists.ts';
import { EmptyList } from './empty-list.tsx';
import type { useRows } from './use-rows.ts';

type Props<N extends ListName> = {
  readonly caption: string;
  readonly rows: ReturnType<typeof useRows<N>>;
  readonly columns: readonly Column<Row<N>>[];
  readonly selection: Selection<Row<N>>;
  /** The way to the first row, while there is none. */
  readonly emptyAction: ReactNode;
};

/** One page of a list, with its pagination. */
export function ListTable<N extends ListName>({ caption, rows, columns, selection, emptyAction }: Props<N>) {
  const { state, show, data, error, isLoading, retry } = rows;
  const frame = useFocusReturn();
  if (data === undefined && error) return <ErrorState onRetry={retry}>{error.message}</ErrorState>;
  if (data === undefined) return <Skeleton lines={8} />;
  if (data.data.length === 0) return <EmptyList action={emptyAction} />;
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col outline-none">
      <RecordList
        caption={caption}
        columns={columns}
        rows={data.data}
        rowKey={({ id }) => String(id)}
        selection={selection}
        sorting={state.sorting}
        onSort={(sorting) => show({ sorting })}
        isLoading={isLoading}
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
