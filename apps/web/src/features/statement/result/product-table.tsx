import { Trans, useLingui } from '@lingui/react/macro';
import { formatRate, formatShort } from '@saer/i18n/format-number';
import type { ProductSum, StatementSummary } from '@saer/tools/statement/summary';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { RecordList } from '../../../components/table/record-list.tsx';
import { kindWords } from '../statement-words.ts';

type Props = {
  readonly summary: StatementSummary;
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
};

/** Formats a sum of checked fees; of a product without any, it says nothing. */
const money = (halalas: number, { checked }: ProductSum) =>
  checked === 0 ? '–' : <Money halalas={halalas} />;

/** Sums by product, what costs most first. */
export function ProductTable({ summary, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const pages = usePages(10);
  const rows = summary.byProduct.slice((pages.page - 1) * pages.limit, pages.page * pages.limit);
  const columns: readonly Column<ProductSum>[] = [
    {
      key: 'name',
      title: t`Product`,
      renderCell: ({ key, name, sku, inferredRate, id: saved }) => (
        <button
          type="button"
          aria-pressed={chosen === key}
          onClick={() => onChoose(chosen === key ? null : key)}
          className="flex min-h-control min-w-40 flex-col justify-center rounded-control text-start outline-offset-2 hover:underline aria-pressed:font-semibold"
        >
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
          <span className="text-xs text-muted">
            <bdi>{sku === name ? '' : sku}</bdi>
            {saved === null ? (
              <>
                {' '}
                {inferredRate === null ? t`not saved` : t`not saved, ${formatRate(inferredRate)} inferred`}
              </>
            ) : null}
          </span>
        </button>
      ),
    },
    {
      key: 'kind',
      title: t`Mostly`,
      renderCell: ({ kind }) => (kind === null ? '–' : i18n._(kindWords[kind])),
    },
    {
      key: 'lines',
      title: t`Lines that differ`,
      isFigure: true,
      renderCell: ({ checked, lines, differing }) =>
        checked === 0
          ? t`not checked`
          : checked === lines
            ? t`${formatShort(differing, 0)} of ${formatShort(lines, 0)}`
            : t`${formatShort(differing, 0)} of ${formatShort(checked, 0)} checked, ${formatShort(lines, 0)} in all`,
    },
    {
      key: 'charged',
      title: t`Charged, checked`,
      isFigure: true,
      renderCell: (product) => money(product.charged, product),
    },
    { key: 'due', title: t`Due`, isFigure: true, renderCell: (product) => money(product.due, product) },
    {
      key: 'under',
      title: t`Too little`,
      isFigure: true,
      renderCell: (product) => money(product.under, product),
    },
    {
      key: 'over',
      title: t`Too much`,
      isFigure: true,
      renderCell: (product) => (
        <span className={product.over > 0 ? 'font-medium text-danger' : ''}>
          {money(product.over, product)}
        </span>
      ),
    },
  ];
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-2 text-base font-semibold text-ink">
        <Trans>By product</Trans>
      </h2>
      <RecordList
        caption={t`By product`}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        sorting={{ column: 'over', direction: 'desc' }}
        onSort={() => undefined}
        isLoading={false}
      />
      {summary.byProduct.length <= 10 ? null : <Pagination {...pages} total={summary.byProduct.length} />}
    </Card>
  );
}
