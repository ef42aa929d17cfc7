import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ProductInput } from '@saer/contract/products/product-input';
import { compareStores } from '@saer/quoting/compare-stores';
import { formatMoney, formatAmount } from '@saer/i18n/format-money';
import { memo, useId, useMemo } from 'react';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { FieldError } from '@saer/contract/api/error-reply';
import { Card } from '../../../components/layout/card.tsx';
import { comparedStores, type ComparedStore, ComparisonName } from './comparison-name.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import {
  componentNames,
  shortComponentNames,
  optionalComponents,
  type OptionalComponent,
} from '../riyal-lines.ts';
import { FigureList } from '../answer/figure-list.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';

/** Why a store of the comparison has no price. */
function NoPrice({ fieldError: { code, details } }: { readonly fieldError: FieldError }) {
  const { i18n, t } = useLingui();
  // The seller chose a class of another store: its code says nothing here.
  const reason =
    code === 'unknownSizeClass'
      ? t`This store uses different size classes. Enter the dimensions to compare it.`
      : errorMessage(i18n, code, details);
  return (
    <span
      data-no-price
      className="block w-44 max-w-full text-start text-xs font-normal text-balance text-muted"
    >
      {reason}
    </span>
  );
}

/** The difference to the chosen store; empty if there is none. */
function MoneyDelta({ halalas }: { readonly halalas: number | null }) {
  if (halalas === null || halalas === 0) return null;
  return (
    <bdi dir="ltr" className={`text-xs font-medium ${halalas > 0 ? 'text-brand-strong' : 'text-danger'}`}>
      {halalas > 0 ? '+' : ''}
      {formatAmount(halalas)}
    </bdi>
  );
}

/** Lines of ads, coupons, returns and storage that cost anything in any of the stores. */
const usedOptionalLines = (stores: readonly ComparedStore[]): readonly OptionalComponent[] =>
  optionalComponents.filter((part) =>
    stores.some(({ outcome }) => outcome.ok && outcome.final.statement[part] > 0),
  );

type ComparisonTableProps = {
  readonly caption: string;
  readonly stores: readonly ComparedStore[];
  readonly common: string | null;
};

function ComparisonTable({ caption, stores, common }: ComparisonTableProps) {
  const { t, i18n } = useLingui();
  return (
    <DataTable
      caption={caption}
      rows={stores}
      rowKey={({ store }) => store}
      columns={[
        { key: 'store', title: t`Store`, renderCell: (store) => <ComparisonName store={store} /> },
        {
          key: 'price',
          title: t`Price`,
          isFigure: true,
          renderCell: ({ outcome }) =>
            outcome.ok ? (
              <span className="font-semibold">
                <Money halalas={outcome.final.statement.price} />
              </span>
            ) : (
              <NoPrice fieldError={outcome.fieldError} />
            ),
        },
        {
          key: 'fees',
          title: t`Store deducts`,
          isFigure: true,
          renderCell: ({ outcome }) =>
            outcome.ok ? <Money halalas={outcome.final.statement.totalStoreFees} /> : null,
        },
        {
          key: 'payout',
          title: t`You receive`,
          isFigure: true,
          renderCell: ({ outcome }) =>
            outcome.ok ? <Money halalas={outcome.final.statement.payout} /> : null,
        },
        ...usedOptionalLines(stores).map((part) => ({
          key: part,
          title: i18n._(shortComponentNames[part]),
          isFigure: true,
          renderCell: ({ outcome }: ComparedStore) =>
            outcome.ok ? <Money halalas={outcome.final.statement[part]} /> : null,
        })),
        {
          key: 'profit',
          title: t`Profit`,
          isFigure: true,
          renderCell: ({ outcome }) =>
            outcome.ok ? <Money halalas={outcome.final.statement.profit} /> : null,
        },
        {
          key: 'margin',
          title: t`Margin`,
          isFigure: true,
          renderCell: ({ outcome }) =>
            outcome.ok && outcome.final.margins.ofPrice !== null ? (
              <Rate basisPoints={outcome.final.margins.ofPrice} />
            ) : null,
        },
        {
          key: 'common',
          title: common === null ? t`Profit at one price` : t`Profit at ${common}`,
          isFigure: true,
          renderCell: ({ atCommonPrice, delta }) =>
            atCommonPrice ? (
              <span className="flex flex-col">
                <Money halalas={atCommonPrice.profit} />
                <MoneyDelta halalas={delta} />
              </span>
            ) : null,
        },
      ]}
    />
  );
}

type ComparisonCardsProps = { readonly stores: readonly ComparedStore[]; readonly common: string | null };

/** The comparison for a narrow screen: a card a store. */
function ComparisonCards({ stores, common }: ComparisonCardsProps) {
  const { t, i18n } = useLingui();
  const optionalLines = usedOptionalLines(stores);
  return (
    <ul className="flex flex-col gap-3">
      {stores.map((store) => {
        const { outcome, atCommonPrice, delta } = store;
        return (
          <li
            key={store.store}
            className={`flex flex-col gap-3 rounded-control border p-3.5 ${store.hasLowestPrice ? 'border-brand' : 'border-line'}`}
          >
            <ComparisonName store={store} />
            {outcome.ok ? (
              <FigureList
                figures={[
                  { name: t`Price`, value: <Money halalas={outcome.final.statement.price} /> },
                  { name: t`Profit`, value: <Money halalas={outcome.final.statement.profit} /> },
                  {
                    name: t`Store deducts`,
                    value: <Money halalas={outcome.final.statement.totalStoreFees} />,
                  },
                  { name: t`You receive`, value: <Money halalas={outcome.final.statement.payout} /> },
                  ...optionalLines.map((part) => ({
                    name: i18n._(componentNames[part]),
                    value: <Money halalas={outcome.final.statement[part]} />,
                  })),
                  ...(outcome.final.margins.ofPrice === null
                    ? []
                    : [{ name: t`Margin`, value: <Rate basisPoints={outcome.final.margins.ofPrice} /> }]),
                  ...(atCommonPrice && common !== null
                    ? [
                        {
                          name: t`Profit at ${common}`,
                          value: (
                            <span className="flex flex-wrap gap-x-2">
                              <Money halalas={atCommonPrice.profit} />
                              <MoneyDelta halalas={delta} />
                            </span>
                          ),
                        },
                      ]
                    : []),
                ]}
              />
            ) : (
              <NoPrice fieldError={outcome.fieldError} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type Props = { readonly book: FeeBook; readonly product: ProductInput; readonly store: string };

/** The same product in every active store, the best one marked with the reason why. */
export const StoreComparison = memo(function StoreComparison({ book, product, store }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const comparison = useMemo(() => compareStores(book, product), [book, product]);
  const asksForPrice = product.price === undefined;
  const stores = comparedStores(
    book,
    asksForPrice ? comparison : { ...comparison, lowestPrice: null },
    store,
  );
  const common = comparison.commonPrice === null ? null : formatMoney(comparison.commonPrice);
  return (
    <Card labelledBy={headingId}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 id={headingId} className="text-lg font-semibold text-ink">
            <Trans>All stores side by side</Trans>
          </h2>
          <p className="text-sm text-muted">
            {common === null ? (
              <Trans>This product can’t be priced in any store as it is.</Trans>
            ) : !asksForPrice ? (
              <Trans>What your price, {common}, leaves in each store.</Trans>
            ) : (
              <Trans>
                Each store’s own price for what you want to earn, and the profit at one and the same price,{' '}
                {common}.
              </Trans>
            )}{' '}
            {product.override ? (
              <Trans>The fees you entered apply to the selected store only; the others use their own.</Trans>
            ) : null}
          </p>
        </div>
        {/* On paper only stores that have a price: the others are a reason to type more. */}
        <div className="max-md:hidden print:block print:[&_tr:has([data-no-price])]:hidden">
          <ComparisonTable caption={t`All stores side by side`} stores={stores} common={common} />
        </div>
        <div className="md:hidden print:hidden">
          <ComparisonCards stores={stores} common={common} />
        </div>
      </div>
    </Card>
  );
});
