import { exportStatistics, findStatistics } from '@saer/contract/site/statistics';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountDownload } from '../http/mounting/mount-download.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { exportReport, findReport } from './reading/find-report.ts';
import type { CountWriter } from './jobs.ts';

const mediaTypes = { xlsx: exportStatistics.repliesWith[0], csv: 'text/csv; charset=utf-8' } as const;

export function statisticsRoutes(
  app: FastifyInstance,
  db: Database,
  { flush }: Pick<CountWriter, 'flush'>,
): void {
  mountGuarded(app, findStatistics, async ({ query }) => {
    // With what this process counted in the last minute.
    await flush();
    return findReport(db, query.days);
  });
  mountDownload(app, exportStatistics, async ({ query }, { language }) => {
    await flush();
    const report = await findReport(db, query.days);
    return {
      mediaType: mediaTypes[query.format],
      name: `saer-statistics-${report.from}-${report.to}.${query.format}`,
      headers: {},
      content: await exportReport(report, query.format, language),
      isGzipped: false,
    };
  });
}
