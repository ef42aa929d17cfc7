import { useIsWide } from '../../lib/hooks/use-media-query.ts';
import { CardList } from './card-list.tsx';
import { type Column, DataTable, type Sorting } from './data-table.tsx';
import type { Selection } from './selection-box.tsx';

type Props<R> = {
  readonly caption: string;
  /** The first column names its row; the last contains its actions. */
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly selection?: Selection<R> | undefined;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly isLoading: boolean;
};

/** Rows as a table, or as cards on a narrow screen, whose order is chosen in the toolbar. */
export function RecordList<R>(props: Props<R>) {
  const { caption, columns, rows, rowKey, selection, sorting, onSort, isLoading } = props;
  const isWide = useIsWide();
  return isWide ? (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      selection={selection}
      sorting={sorting}
      onSort={onSort}
      isLoading={isLoading}
    />
  ) : (
    <div className={isLoading ? 'opacity-55' : ''} aria-busy={isLoading || undefined}>
      <CardList label={caption} columns={columns} rows={rows} rowKey={rowKey} selection={selection} />
    </div>
  );
}
