import { useLingui, Trans } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { ListedProduct } from '@saer/contract/products/product';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Column } from '../../../components/table/data-table.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import type { Selection } from '../../../components/table/selection-box.tsx';
import { type AddressList, usualRows } from '../../../lib/address/list-state.ts';
import { productsQuery } from '../queries.ts';
import { Button } from '../../../components/button/button.tsx';

const steps = [usualRows, 50, 100] as const;

type ShowMoreProps = {
  /** Rows displayed at once, and rows in total. */
  readonly limit: number;
  readonly total: number;
  readonly onLimit: (limit: number) => void;
};

/** Makes a list longer and shorter. Further rows are on further pages. */
function ShowMore({ limit, total, onLimit }: ShowMoreProps) {
  const [min] = steps;
  const more = total > limit ? steps.find((step) => step > limit) : undefined;
  const isLong = limit > min && total > min;
  if (more === undefined && !isLong) return null;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {more === undefined ? null : (
        <Button onPress={() => onLimit(more)}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {isLong ? (
        <Button tone="quiet" onPress={() => onLimit(min)}>
          <Trans>Show less</Trans>
        </Button>
      ) : null}
    </div>
  );
}

type Props = {
  readonly list: AddressList;
  readonly filter: ListFilter;
  readonly columns: readonly Column<ListedProduct>[];
  readonly selection?: Selection<ListedProduct>;
  /** Displayed if there are no products. */
  readonly empty: ReactNode;
};

/** One page of a list of products. */
export function ProductsList({ list, filter, columns, selection, empty }: Props) {
  const { t } = useLingui();
  const query = useQuery(productsQuery(filter));
  const { data } = query;
  return (
    <PaginatedList
      caption={t`Products`}
      list={list}
      query={query}
      columns={columns}
      selection={selection}
      empty={empty}
      below={
        data?.page === 1 ? (
          <ShowMore limit={data.limit} total={data.total ?? 0} onLimit={(limit) => list.show({ limit })} />
        ) : null
      }
    />
  );
}
