import { maxCrashes, maxCrashPages } from '@saer/contract/crash';
import { sql } from 'drizzle-orm';
import { type LimitDependencies, requireWithin } from '../../auth/limits/limit.ts';
import { networkOf } from '../../http/network-of.ts';
import { crashReport } from '../tables.ts';
import { cleanReport, type Report } from './clean-report.ts';
import { crashesFrom, crashesOfAll } from './limits.ts';

/** Counts a report among those of the same crash, which is open again. Those seen longest ago make room, the resolved ones first. */
export async function receiveReport(deps: LimitDependencies, report: Report, address: string): Promise<void> {
  await requireWithin(deps, crashesFrom, networkOf(address));
  await requireWithin(deps, crashesOfAll, '');
  const { page, ...cleaned } = cleanReport(report);
  const { pages, count } = crashReport;
  await deps.db.transaction(async (tx) => {
    const [written] = await tx
      .insert(crashReport)
      .values({ ...cleaned, pages: [page] })
      .onConflictDoUpdate({
        target: crashReport.fingerprint,
        set: {
          count: sql`least(${count} + 1, 2147483647)`,
          lastAt: sql`now()`,
          state: 'OPEN',
          pages: sql`case
            when ${pages} @> excluded.pages or cardinality(${pages}) >= ${maxCrashPages} then ${pages}
            else ${pages} || excluded.pages
          end`,
        },
      })
      .returning({ count });
    if (written?.count !== 1) return;
    await tx.execute(sql`
      delete from ${crashReport} where id in (
        select id from ${crashReport}
        order by ${crashReport.state} = 'OPEN' desc, ${crashReport.lastAt} desc, id desc
        offset ${maxCrashes}
      )`);
  });
}
