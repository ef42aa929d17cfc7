import {
  exportStatistics,
  findStatistics,
  type ReportDays,
  type StatisticsFormat,
} from '@saer/contract/site/statistics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, download } from '../../lib/api/api.ts';

export const statisticsQuery = (days: ReportDays) =>
  queryOptions({
    queryKey: ['statistics', days],
    queryFn: () => call(findStatistics, { query: { days } }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

export const downloadStatistics = (days: ReportDays, format: StatisticsFormat): Promise<Blob> =>
  download(exportStatistics, { days, format });
