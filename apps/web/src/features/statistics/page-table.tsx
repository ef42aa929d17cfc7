import { Trans, useLingui } from '@lingui/react/macro';
import type { StatisticsReport } from '@saer/contract/statistics';
import { formatScaled } from '@saer/i18n/format-number';
import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';

type Row = StatisticsReport['pages'][number];

const figure = (value: number) => (
  <bdi dir="ltr" className="tabular-nums">
    {formatScaled(value, 0)}
  </bdi>
);

/** A heading with the colour that its figures have in the bars. */
const Coloured = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden className={`size-2 rounded-full ${className}`} />
    {children}
  </span>
);

/** Visits by page and language. */
export function PageTable({ pages }: Pick<StatisticsReport, 'pages'>) {
  const { t } = useLingui();
  const id = useId();
  const most = Math.max(1, ...pages.map(({ ar, en }) => ar + en));
  const columns: readonly Column<Row>[] = [
    {
      key: 'page',
      title: t`Page`,
      renderCell: ({ page, ar, en }) => (
        <span className="flex min-w-32 flex-col gap-1 py-1.5">
          <bdi dir="ltr">{page === '/s' ? t`Shared answers` : page}</bdi>
          <span aria-hidden className="flex h-1.5 overflow-hidden rounded-full bg-hover">
            <span className="bg-brand" style={{ width: `${(ar / most) * 100}%` }} />
            <span className="bg-info" style={{ width: `${(en / most) * 100}%` }} />
          </span>
        </span>
      ),
    },
    { key: 'all', title: t`People`, isFigure: true, renderCell: ({ ar, en }) => figure(ar + en) },
    {
      key: 'ar',
      title: <Coloured className="bg-brand">{t`In Arabic`}</Coloured>,
      isFigure: true,
      renderCell: ({ ar }) => figure(ar),
    },
    {
      key: 'en',
      title: <Coloured className="bg-info">{t`In English`}</Coloured>,
      isFigure: true,
      renderCell: ({ en }) => figure(en),
    },
    { key: 'bots', title: t`Bots`, isFigure: true, renderCell: ({ bots }) => figure(bots) },
  ];
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-2 text-base font-semibold text-ink">
        <Trans>Visits by page and language</Trans>
      </h2>
      {pages.length === 0 ? (
        <p className="text-sm text-muted">
          <Trans>No page was visited in this period.</Trans>
        </p>
      ) : (
        <DataTable
          caption={t`Visits by page and language`}
          columns={columns}
          rows={pages}
          rowKey={({ page }) => page}
        />
      )}
    </Card>
  );
}
