import { Trans, useLingui } from '@lingui/react/macro';
import type { StatisticsReport } from '@saer/contract/statistics';
import { formatScaled } from '@saer/i18n/format-number';
import { Card } from '../../components/card.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Day } from '../../components/day.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { countedNames, eventNames } from './event-names.ts';

type Row = StatisticsReport['days'][number];

/** Every figure of every day, the newest first. */
export function DayTable({ days }: Pick<StatisticsReport, 'days'>) {
  const { i18n, t } = useLingui();
  const columns: readonly Column<Row>[] = [
    { key: 'day', title: t`Day`, renderCell: ({ day }) => <Day day={day} /> },
    ...countedNames.map((name) => ({
      key: name,
      title: i18n._(eventNames[name]),
      isFigure: true,
      renderCell: (row: Row) => (
        <bdi dir="ltr" className={row[name] === 0 ? 'text-muted tabular-nums' : 'tabular-nums'}>
          {formatScaled(row[name], 0)}
        </bdi>
      ),
    })),
  ];
  return (
    <Card>
      <Disclosure level={2} title={<Trans>Figures by day</Trans>}>
        <DataTable
          caption={t`Figures by day`}
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
        />
      </Disclosure>
    </Card>
  );
}
