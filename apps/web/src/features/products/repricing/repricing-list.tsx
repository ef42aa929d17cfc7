import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/api/access';
import type { OutdatedProduct } from '@saer/contract/products/saved-product';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AddressFilter } from '../../../components/table/address-filter.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { linkStyle } from '../../../components/button/button-style.ts';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { Pagination } from '../../../components/table/pagination.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { RecordList } from '../../../components/table/record-list.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { useAddressFilter, useAddressList, useExistingPage } from '../../../lib/address/list-state.ts';
import { productName } from '../../../domain/names/name.ts';
import { outdatedQuery } from '../queries.ts';
import {
  segmentFilter,
  repricingFilter,
  repricingOrders,
  type RepricingSegment,
  repricingSegments,
  getCount,
  type PriceChoice,
  type RepricingSelection,
  getChange,
  useRepricingSelection,
} from './repricing-filter.ts';
import { Button } from '../../../components/button/button.tsx';
import { SelectionBar } from '../../../components/table/selection-bar.tsx';
import { ConfirmRepricing } from './confirm-repricing.tsx';
import { Badge } from '../../../components/layout/badge.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { ProductLink } from '../list/product-link.tsx';
import { Profit } from '../profit.tsx';
import { useCodeName } from '../use-code-name.ts';

/** A product's state at its price with today's fees. */
function RepricingState({ product }: { readonly product: OutdatedProduct }) {
  const { profitNow, meetsTargetNow } = product;
  if (profitNow === null) {
    return (
      <Badge tone="negative">
        <Trans>No price possible</Trans>
      </Badge>
    );
  }
  if (profitNow < 0) {
    return (
      <Badge tone="negative">
        <Trans>Loss</Trans>
      </Badge>
    );
  }
  return meetsTargetNow ? (
    <Badge tone="positive">
      <Trans>On target</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>Below target</Trans>
    </Badge>
  );
}

const none = <span aria-hidden>–</span>;

/** Columns of the list of products with other fees: the profit before and now, and the price needed. */
function useRepricingColumns(): readonly Column<OutdatedProduct>[] {
  const { t } = useLingui();
  const codeName = useCodeName();
  return [
    {
      key: 'product',
      title: t`Product`,
      renderCell: (product) => <ProductLink product={product} to="/user/product" />,
    },
    {
      key: 'store',
      title: t`Store`,
      renderCell: ({ store }) => <bdi className="block sm:min-w-36">{codeName('stores', store)}</bdi>,
    },
    {
      key: 'price',
      title: t`Price`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ price, priceIsTyped }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
          {priceIsTyped ? (
            <Badge tone="neutral">
              <Trans>Entered</Trans>
            </Badge>
          ) : null}
          <Money halalas={price} />
        </span>
      ),
    },
    {
      key: 'profitBefore',
      title: t`Profit before`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ profitBefore }) => <Profit halalas={profitBefore} />,
    },
    {
      key: 'profitNow',
      title: t`Profit now`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ profitNow }) => (profitNow === null ? none : <Profit halalas={profitNow} />),
    },
    {
      key: 'change',
      title: t`Difference`,
      isSortable: true,
      isFigure: true,
      renderCell: (product) => (product.profitNow === null ? none : <Profit halalas={getChange(product)} />),
    },
    {
      key: 'neededPrice',
      title: t`Price needed`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ neededPrice }) =>
        neededPrice === null ? (
          none
        ) : (
          <span className="font-medium">
            <Money halalas={neededPrice} />
          </span>
        ),
    },
    { key: 'state', title: t`State`, renderCell: (product) => <RepricingState product={product} /> },
  ];
}

type RepricingTasksProps = {
  readonly chosen: RepricingSelection;
  readonly onMarkAll: () => void;
  readonly onClear: () => void;
};

/** Actions on prices: set the price each product needs, or keep the current one. */
function RepricingTasks({ chosen, onMarkAll, onClear }: RepricingTasksProps) {
  const [choice, setChoice] = useState<PriceChoice>();
  const count = getCount(chosen);
  return (
    <>
      {count === 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <p className="min-w-48 flex-1">
            <Trans>Choose products to price again, or all of these at once.</Trans>
          </p>
          <Button onPress={onMarkAll}>
            <Trans>Select all</Trans>
          </Button>
        </div>
      ) : (
        <SelectionBar count={count} onClear={onClear}>
          <Button onPress={() => setChoice('keep')}>
            <Trans>Keep my prices</Trans>
          </Button>
          <Button tone="primary" onPress={() => setChoice('needed')}>
            <Plural value={count} one="Use the needed price" other="Use the needed prices" />
          </Button>
        </SelectionBar>
      )}
      {choice === undefined ? null : (
        <ConfirmRepricing
          chosen={chosen}
          choice={choice}
          onDone={onClear}
          onClose={() => setChoice(undefined)}
        />
      )}
    </>
  );
}

const getKey = ({ id }: OutdatedProduct): string => String(id);
const worstFirst = { column: 'change', direction: 'asc' } as const;

/** Counts how many of all needed prices and profits rest on fees to be confirmed: said once above them. */
function UnconfirmedNeeds({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-sm text-muted">
      <Plural
        value={count}
        one="No public source confirms a fee, or the VAT in the payout, of # product here: its profit and the price it needs are to be confirmed. The price is used only by itself, not together with others."
        other="No public source confirms a fee, or the VAT in the payout, of # products here: their profits and the prices they need are to be confirmed. Each of these prices is used only by itself, not together with others."
      />{' '}
      <Link to="/user/repricing" search={{ only: 'unconfirmed' }} className={linkStyle}>
        <Trans>Show them</Trans>
      </Link>{' '}
      <a href="/fees" className={linkStyle}>
        <Trans>Fees and their sources</Trans>
      </a>
    </p>
  );
}

type Props = { readonly counts: Readonly<Record<RepricingSegment, number>> };

/** The products whose fees have changed, the worst first, with actions on the selected ones. */
export function RepricingList({ counts }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const list = useAddressList(repricingOrders, worstFirst);
  const { state, show } = list;
  const only = useAddressFilter('only').value;
  const columns = useRepricingColumns();
  const segment = repricingSegments.find((each) => each === only) ?? 'all';
  const { data, error, isPlaceholderData, refetch } = useQuery(
    outdatedQuery(repricingFilter(segment, state)),
  );
  const rows = data?.data ?? [];
  const { total = 0, repriceable = 0, unconfirmed = 0 } = data ?? {};
  const { isAll, products, keys, mark, markAll, clear } = useRepricingSelection(segment, rows);
  const page = useExistingPage(list, isPlaceholderData ? undefined : data);
  const names = {
    all: t`All`,
    short: t`Below your target profit`,
    loss: t`Sold at a loss`,
    noPrice: t`No price possible`,
    unconfirmed: t`To be confirmed`,
  };
  const options = repricingSegments
    .filter((id) => id !== 'all')
    .map((id) => ({ id, name: `${names[id]} (${counts[id]})` }));
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
        <ListToolbar
          list={list}
          filters={
            <AddressFilter
              name="only"
              label={t`Show`}
              all={`${names.all} (${counts.all})`}
              options={options}
            />
          }
          filterCount={segment === 'all' ? 0 : 1}
          columns={columns}
        />
        {isAllowed(role, 'seller') ? (
          <RepricingTasks
            chosen={
              isAll
                ? { kind: 'all', filter: segmentFilter(segment), total, repriceable, unconfirmed }
                : { kind: 'named', products }
            }
            onMarkAll={() => markAll(total)}
            onClear={clear}
          />
        ) : null}
        <UnconfirmedNeeds count={counts.unconfirmed} />
        {data === undefined ? (
          <QueryFallback error={error} onRetry={refetch} />
        ) : total === 0 ? (
          <p className="py-8 text-center text-sm text-muted">{t`No products match.`}</p>
        ) : (
          <>
            <RecordList
              caption={t`Reprice after fee changes`}
              columns={columns}
              rows={rows}
              rowKey={getKey}
              {...(isAllowed(role, 'seller') ? { selection } : {})}
              sorting={state.sorting}
              onSort={(sorting) => show({ sorting })}
              isLoading={isPlaceholderData}
            />
            <Pagination
              page={page}
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
