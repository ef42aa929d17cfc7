import type { ComponentProps } from 'react';
import type { AddressList } from '../../lib/address/list-state.ts';
import type { Column } from './data-table.tsx';
import { DebouncedSearch } from '../form/debounced-search.tsx';
import { SortSelect } from './sort-select.tsx';
import { Toolbar } from './toolbar.tsx';

type Props<R> = Omit<ComponentProps<typeof Toolbar>, 'search' | 'order'> & {
  readonly list: AddressList;
  /** Absent where nothing can be searched. */
  readonly searchLabel?: string;
  /** The columns to sort by; absent where the order is always the same. */
  readonly columns?: readonly Column<R>[];
};

/** The toolbar of a list whose search and order are in the address. */
export function ListToolbar<R>({ list: { state, show }, searchLabel, columns, ...rest }: Props<R>) {
  return (
    <Toolbar
      {...rest}
      search={
        searchLabel === undefined ? undefined : (
          <DebouncedSearch
            label={searchLabel}
            value={state.search}
            onSearch={(search) => show({ search }, true)}
          />
        )
      }
      order={
        columns === undefined ? undefined : (
          <SortSelect columns={columns} sorting={state.sorting} onSort={(sorting) => show({ sorting })} />
        )
      }
    />
  );
}
