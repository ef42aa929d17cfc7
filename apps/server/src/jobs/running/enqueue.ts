import type { JobName } from '@saer/contract/site/job';
import { is, SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

/** An instant, ISO 8601; or milliseconds from now by the database's clock, whatever this process takes for the time. */
export type Due = { readonly at: string } | { readonly afterMs: number };

/**
 * Adds jobs in the transaction of the change that causes them, and wakes a worker when it commits. Of a kind that runs one at a time
 * nothing is added while one waits.
 *
 * pg-boss's own `insert` would need a started instance wherever something is written; its tables are open to SQL, and a test compares
 * what both write.
 */
export async function enqueue(
  tx: Pick<Transaction, 'execute'>,
  name: JobName,
  /** Data of the jobs: objects, or a query of one column of JSON documents. */
  data: readonly object[] | SQL = [{}],
  /** From when they may run; absent: at once. No worker is woken for later ones: they are found when workers look. */
  due?: Due,
): Promise<void> {
  if (!is(data, SQL) && data.length === 0) return;
  const each = is(data, SQL) ? sql`(${data})` : sql`jsonb_array_elements(${JSON.stringify(data)}::jsonb)`;
  const dueAt =
    due === undefined
      ? sql`now()`
      : 'at' in due
        ? sql`${due.at}::timestamptz`
        : sql`now() + ${due.afterMs} * interval '1 millisecond'`;
  const { rows } = await tx.execute<{ known: boolean }>(sql`
    with queue as (select * from pgboss.queue where name = ${name}),
    added as (
      insert into pgboss.job (
        name, data, start_after, keep_until, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
        expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter
      )
      select
        queue.name, each.data, ${dueAt}, ${dueAt} + queue.retention_seconds * interval '1 second', queue.policy,
        queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max,
        queue.expire_seconds, queue.deletion_seconds, queue.heartbeat_seconds, queue.dead_letter
      from queue, ${each} as each (data)
      on conflict do nothing
      returning name
    ),
    woken as (
      select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), ${name})
      from added where ${due === undefined} limit 1
    )
    select exists(select from queue) as known, (select count(*) from woken) as woken`);
  if (rows[0]?.known !== true) throw new Error(`There is no queue ${name}`);
}

/** Wakes a worker of every process some milliseconds after the transaction commits: for a job that was added with it, or to hide that none was. */
export const wakeAfter = async (
  tx: Pick<Transaction, 'execute'>,
  name: JobName,
  afterMs: number,
): Promise<void> => {
  await tx.execute(sql`select pg_notify('saer_wake', ${`${name} ${afterMs}`})`);
};
