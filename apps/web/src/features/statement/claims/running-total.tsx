import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClaimRecord } from '@saer/contract/statements/statement-claim';
import { formatMonth } from '@saer/i18n/format-month';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { RecordList } from '../../../components/table/record-list.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { runningTotal, type StatementFigures, type StatementFiguresOf } from './claim-sums.ts';

type Props = {
  readonly record: ClaimRecord;
  /** Statements of which an earlier reading has more lines. */
  readonly moreComplete: readonly string[];
};

interface Row extends StatementFigures {
  readonly key: string;
  readonly title: string;
  readonly statements: number;
}

/** Months that are listed one by one. */
const listedMonths = 24;
const marketplaceWords = { noon: msg`noon`, amazon: msg`Amazon` } as const;

const money = (title: string, key: keyof StatementFigures) => ({
  key,
  title,
  isFigure: true,
  renderCell: (row: StatementFigures) => <Money halalas={row[key]} />,
});

/** The figures of all statements that were checked: in all, by month, and one by one. */
export function RunningTotal({ record, moreComplete }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const language = useLanguage();
  const pages = usePages(10);
  if (record.statements.length === 0) return null;
  const { rows, months, total, leftOut } = runningTotal(record);
  const figures = [
    money(t`Sales`, 'sales'),
    money(t`Charges with VAT`, 'charges'),
    money(t`Checked`, 'checked'),
    money(t`Too much`, 'over'),
    money(t`Claimed`, 'claimed'),
    money(t`Came back`, 'cameBack'),
  ];
  const all: Row = { ...total, key: 'all', title: t`All months`, statements: rows.length - leftOut };
  const byMonth: readonly Row[] = [
    ...(months.length === 1 ? [] : [all]),
    ...months.slice(0, listedMonths).map(({ month, ...of }) => ({
      ...of,
      key: month ?? '',
      title: month === null ? t`Without a date` : formatMonth(month, language),
    })),
  ];
  const monthColumns: readonly Column<Row>[] = [
    {
      key: 'month',
      title: t`Month`,
      renderCell: ({ key, title }) => <span className={key === 'all' ? 'font-semibold' : ''}>{title}</span>,
    },
    ...figures,
    // On a phone the last one stands beside the month, without its title.
    {
      key: 'statements',
      title: t`Statements`,
      isFigure: true,
      renderCell: (row) => (
        <span className="text-muted">{t`${plural(row.statements, { one: '# statement', other: '# statements' })}`}</span>
      ),
    },
  ];
  const columns: readonly Column<StatementFiguresOf>[] = [
    {
      key: 'statement',
      title: t`Statement`,
      renderCell: ({ statement: of, isLeftOut }) => (
        <span className="flex flex-col py-1">
          <span>
            {i18n._(marketplaceWords[of.marketplace])}{' '}
            <bdi className="[overflow-wrap:anywhere]">{of.statement}</bdi>
          </span>
          <span className="text-xs text-muted">
            {of.firstDay === null || of.lastDay === null ? null : of.firstDay === of.lastDay ? (
              <Day day={of.firstDay} />
            ) : (
              <>
                <Day day={of.firstDay} /> – <Day day={of.lastDay} />
              </>
            )}
            {isLeftOut ? <> · {t`in no sum`}</> : null}
          </span>
        </span>
      ),
    },
    ...figures,
    {
      key: 'lines',
      title: t`Lines`,
      isFigure: true,
      renderCell: ({ statement: { lines } }) => (
        <span className="text-muted">{t`${plural(lines, { one: '# line', other: '# lines' })}`}</span>
      ),
    },
  ];
  return (
    <div className="print:hidden">
      <Card labelledBy={id}>
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>All statements that you checked</Trans>
        </h2>
        <p className="mt-1 text-sm text-muted">
          <Plural
            value={rows.length - leftOut}
            one="# statement, as you read it last. Each counts once, by the month of its last day."
            other="# statements, each as you read it last. Each counts once, by the month of its last day."
          />
        </p>
        {moreComplete.length === 0 ? null : (
          <div className="mt-3" data-testid="more-complete">
            <Notice>
              <Plural
                value={moreComplete.length}
                one="# statement is only in part in these files: the earlier reading with more lines is kept."
                other="# statements are only in part in these files: the earlier readings with more lines are kept."
              />{' '}
              <bdi className="[overflow-wrap:anywhere]">{moreComplete.slice(0, 10).join(', ')}</bdi>
            </Notice>
          </div>
        )}
        {leftOut === 0 ? null : (
          <p className="mt-2 text-sm text-muted">
            <Trans>
              Files without statement numbers are in no sum of a month that has numbered statements of the
              same marketplace: both may hold the same sales.
            </Trans>
          </p>
        )}
        <div className="mt-3" data-testid="running-total">
          <RecordList
            caption={t`By month`}
            columns={monthColumns}
            rows={byMonth}
            rowKey={({ key }) => key}
            sorting={{ column: 'month', direction: 'desc' }}
            onSort={() => undefined}
            isLoading={false}
          />
        </div>
        {months.length <= listedMonths ? null : (
          <p className="mt-2 text-sm text-muted">
            <Trans>The latest {listedMonths} months are listed; the sum is of all.</Trans>
          </p>
        )}
        <div className="mt-2">
          <Disclosure title={t`Statement by statement`}>
            <div className="pt-2">
              <RecordList
                caption={t`Statement by statement`}
                columns={columns}
                rows={rows.slice((pages.page - 1) * pages.limit, pages.page * pages.limit)}
                rowKey={({ statement }) => statement.key}
                sorting={{ column: 'statement', direction: 'desc' }}
                onSort={() => undefined}
                isLoading={false}
              />
            </div>
            {rows.length <= 10 ? null : <Pagination {...pages} total={rows.length} />}
          </Disclosure>
        </div>
      </Card>
    </div>
  );
}
