import { useLingui } from '@lingui/react/macro';
import { formatRate } from '@saer/i18n/format-rate';
import { CardList } from '../../../components/card-list.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { Money } from '../../../components/money.tsx';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { RowMenu, type RowTasks } from '../list/row-menu.tsx';
import { RowBadges } from '../list/row-badges.tsx';
import type { Row } from '../lists.ts';
import { formatFactor } from './factor-kind.ts';
import { useBandText } from './use-band-text.ts';

type Props = {
  /** The lowest band first. */
  readonly rows: readonly Row<'rangeFactor'>[];
  readonly tasksOf: (row: Row<'rangeFactor'>) => RowTasks;
};

const WHOLE = 10_000;

const rowKey = ({ id }: Row<'rangeFactor'>): string => String(id);

/** The bands of one target, from the lowest cost to the highest. */
export function FactorTable({ rows, tasksOf }: Props) {
  const { t } = useLingui();
  const bandText = useBandText();
  const columns: readonly Column<Row<'rangeFactor'>>[] = [
    { key: 'band', title: t`Cost`, renderCell: (row) => bandText(row) },
    { key: 'factor', title: t`Factor`, isFigure: true, renderCell: ({ factor }) => formatFactor(factor) },
    {
      key: 'share',
      title: t`Minimum profit`,
      isFigure: true,
      renderCell: ({ factor }) => t`${formatRate(factor - WHOLE)} of the cost`,
    },
    {
      key: 'floor',
      title: t`At its beginning`,
      isFigure: true,
      renderCell: ({ min, factor }) => (
        <Money halalas={Math.ceil((min * Math.max(0, factor - WHOLE)) / WHOLE)} />
      ),
    },
    { key: 'state', title: t`State`, renderCell: (row) => <RowBadges row={row} /> },
    {
      key: 'actions',
      title: <span className="sr-only">{t`Actions`}</span>,
      renderCell: (row) => (
        <div className="flex justify-end">
          <RowMenu of="rangeFactor" row={row} name={bandText(row)} tasks={tasksOf(row)} />
        </div>
      ),
    },
  ];
  return useIsWide() ? (
    <DataTable caption={t`Range factors`} columns={columns} rows={rows} rowKey={rowKey} />
  ) : (
    <CardList label={t`Range factors`} columns={columns} rows={rows} rowKey={rowKey} />
  );
}
