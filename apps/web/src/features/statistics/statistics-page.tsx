import { Trans, useLingui } from '@lingui/react/macro';
import {
  type DayCounts,
  reportDays,
  type ReportDays,
  type StatisticsFormat,
  statisticsFormats,
  type StatisticsReport,
} from '@saer/contract/site/statistics';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useState, useId, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { formatScaled } from '@saer/i18n/format-number';
import { formatDay } from '@saer/i18n/format-date';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { SegmentedControl } from '../../components/button/segmented-control.tsx';
import { statisticsQuery, downloadStatistics } from './queries.ts';
import { Button } from '../../components/button/button.tsx';
import { saveFile } from '../../lib/browser/save-file.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { Card } from '../../components/layout/card.tsx';
import { type Column, DataTable } from '../../components/table/data-table.tsx';
import { Day } from '../../components/figure/day.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { countedNames, eventNames } from './event-names.ts';
import { Sparkline } from '../../components/chart/sparkline.tsx';

type PageTableRow = StatisticsReport['pages'][number];

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
function PageTable({ pages }: Pick<StatisticsReport, 'pages'>) {
  const { t } = useLingui();
  const id = useId();
  const most = Math.max(1, ...pages.map(({ ar, en }) => ar + en));
  const columns: readonly Column<PageTableRow>[] = [
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

/** The end of a scale from 0 that a maximum fits on: 1, 2 or 5 times a power of ten. */
function scaleEnd(maximum: number): number {
  if (maximum <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(maximum));
  return [1, 2, 5, 10].map((factor) => factor * power).find((end) => end >= maximum) ?? maximum;
}

type DayChartProps = Pick<StatisticsReport, 'days' | 'from' | 'to'> & { readonly event: keyof DayCounts };

const height = 160;
/** Width of a day, in the units of the drawing; a bar leaves a fifth of it free. */
const step = 10;

/** One count day by day, as bars: time runs left to right in both languages. The table below has the same figures. */
function DayChart({ days, from, to, event }: DayChartProps) {
  const { i18n, t } = useLingui();
  const id = useId();
  const name = i18n._(eventNames[event]);
  const end = scaleEnd(Math.max(...days.map((day) => day[event])));
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        {t`${name} by day`}
      </h2>
      <div dir="ltr" className="mt-3 flex gap-2 text-xs text-muted" aria-hidden>
        <div className="flex h-40 flex-col justify-between text-right tabular-nums">
          <span>{formatScaled(end, 0)}</span>
          <span>0</span>
        </div>
        <div className="min-w-0 flex-1">
          <svg
            viewBox={`0 0 ${days.length * step} ${height}`}
            preserveAspectRatio="none"
            className="block h-40 w-full border-y border-line"
          >
            {days.map((day, at) => (
              <g key={day.day}>
                <title>{`${formatDay(day.day)}: ${formatScaled(day[event], 0)}`}</title>
                <rect x={at * step} width={step} height={height} className="fill-transparent" />
                <rect
                  x={at * step + step * 0.1}
                  width={step * 0.8}
                  y={height - (day[event] / end) * height}
                  height={(day[event] / end) * height}
                  className="fill-brand"
                />
              </g>
            ))}
          </svg>
          <div className="mt-1 flex justify-between">
            <bdi>
              <Day day={from} />
            </bdi>
            <bdi>
              <Day day={to} />
            </bdi>
          </div>
        </div>
      </div>
    </Card>
  );
}

type Props = Pick<StatisticsReport, 'days'> & {
  readonly selected: keyof DayCounts;
  readonly onSelect: (event: keyof DayCounts) => void;
};

/** The sum of every count in the period, with its days as a line; pressing one draws it larger. */
function EventFigures({ days, selected, onSelect }: Props) {
  const { i18n, t } = useLingui();
  return (
    <ul aria-label={t`In this period`} className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6">
      {countedNames.map((name) => {
        const counts = days.map((day) => day[name]);
        const total = counts.reduce((sum, each) => sum + each, 0);
        return (
          <li key={name} className="flex min-w-0">
            <button
              type="button"
              aria-pressed={name === selected}
              onClick={() => onSelect(name)}
              className="flex min-w-0 flex-1 flex-col justify-between rounded-control border border-line bg-surface px-3 py-2 text-start transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft"
            >
              <span className="text-sm text-muted">{i18n._(eventNames[name])}</span>
              <span className="flex items-end justify-between gap-2">
                <bdi dir="ltr" className="text-xl font-semibold text-ink tabular-nums">
                  {formatScaled(total, 0)}
                </bdi>
                <span className="flex min-w-0 overflow-hidden max-sm:hidden">
                  <Sparkline values={counts} />
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type Row = StatisticsReport['days'][number];

/** Every figure of every day, the newest first. */
function DayTable({ days }: Pick<StatisticsReport, 'days'>) {
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

/** Saves the report as a file. */
function ExportButtons({ days }: { readonly days: ReportDays }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (format: StatisticsFormat) => downloadStatistics(days, format),
    onSuccess: (file, format) => saveFile(file, `saer-statistics-${days}.${format}`),
    onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  return statisticsFormats.map((format) => (
    <Button key={format} onPress={() => mutate(format)} isPending={isPending && variables === format}>
      <Download aria-hidden className="size-4" />
      {format === 'xlsx' ? t`Export as .xlsx` : t`Export as .csv`}
    </Button>
  ));
}

/** Visits, calculations, registrations and plans by day, as the server counts them. */
export function StatisticsPage() {
  const { t } = useLingui();
  const [days, setDays] = useState<ReportDays>('30');
  const [event, setEvent] = useState<keyof DayCounts>('visit');
  const { data, error, refetch } = useQuery(statisticsQuery(days));
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={t`Visits and use`}
        about={
          <Trans>Counted on the server, without cookies, addresses or anything else about a person.</Trans>
        }
        actions={<ExportButtons days={days} />}
      />
      <div className="max-w-sm">
        <SegmentedControl
          label={t`Period`}
          hideLabel
          options={reportDays.map((each) => ({ id: each, name: t`${each} days` }))}
          value={days}
          onChange={setDays}
        />
      </div>
      {data === undefined ? null : (
        <>
          <EventFigures days={data.days} selected={event} onSelect={setEvent} />
          <DayChart {...data} event={event} />
          <PageTable pages={data.pages} />
          <DayTable days={data.days} />
        </>
      )}
      {data === undefined ? <QueryFallback error={error} onRetry={refetch} lines={10} /> : null}
    </div>
  );
}
