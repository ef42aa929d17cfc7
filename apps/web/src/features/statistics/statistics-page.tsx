import { Trans, useLingui } from '@lingui/react/macro';
import { type DayCounts, reportDays, type ReportDays } from '@saer/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryFallback } from '../../components/query-fallback.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { EventFigures } from './event-figures.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { PageTable } from './page-table.tsx';
import { statisticsQuery } from './queries.ts';

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
