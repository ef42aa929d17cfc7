import {
  type FailedJob,
  type Job,
  type JobName,
  jobNames,
  maxFailedJobs,
  type RepeatedJob,
  repeatedJobs,
} from '@saer/contract/site/job';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

const isKnown = ({ name }: { readonly name: string }): boolean =>
  (jobNames as readonly string[]).includes(name);

/** Finds how every kind of job goes, in the order of the contract. */
export async function findJobs(db: Database, scheduleOf: (name: RepeatedJob) => string): Promise<Job[]> {
  const { rows } = await db.execute<{
    name: JobName;
    running: string | null;
    ended: string | null;
    waiting: number;
    since: string | null;
    failing: number;
  }>(sql`
    select name,
      min(started_on) filter (where state = 'active') as running,
      max(completed_on) filter (where state = 'completed') as ended,
      (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
      min(start_after) filter (where state < 'active' and start_after <= now()) as since,
      (count(*) filter (where state in ('failed', 'retry')))::int as failing
    from pgboss.job group by name`);
  const found = new Map(rows.map((row) => [row.name, row]));
  return jobNames.map((name) => {
    const row = found.get(name);
    const repeated = repeatedJobs.find((each) => each === name);
    return {
      name,
      cron: repeated === undefined ? null : scheduleOf(repeated),
      runningSince: iso(row?.running ?? null),
      endedAt: iso(row?.ended ?? null),
      waiting: row?.waiting ?? 0,
      waitingSince: iso(row?.since ?? null),
      failing: row?.failing ?? 0,
    };
  });
}

/** Jobs whose last try failed, the newest first. */
export async function findFailedJobs(db: Database): Promise<FailedJob[]> {
  const { rows } = await db.execute<{
    id: string;
    name: JobName;
    created: string;
    tries: number;
    error: string | null;
    next: string | null;
  }>(sql`
    select id, name, created_on as created, retry_count + 1 as tries,
      coalesce(output->>'message', output->'value'->>'message') as error,
      case when state = 'retry' then start_after end as next
    from pgboss.job where state in ('failed', 'retry')
    order by coalesce(completed_on, started_on) desc nulls last, id limit ${maxFailedJobs}`);
  return rows.filter(isKnown).map(({ created, error, next, ...row }) => ({
    ...row,
    createdAt: new Date(created).toISOString(),
    error: error ?? '',
    nextAt: iso(next),
  }));
}
