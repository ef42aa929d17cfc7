import { jobNames } from '@saer/contract/site/job';
import type { PgBoss } from 'pg-boss';
import { Client, type ClientConfig } from 'pg';
import { jobKinds } from './kinds.ts';

/** Creates the queues that are missing, and gives the others their options. */
export async function prepareQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of jobNames) {
    const { policy, ...options } = jobKinds[name].queue;
    if (known.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { policy: policy ?? 'standard', ...options });
  }
}

async function lacksQueues(connection: ClientConfig): Promise<boolean> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows: schema } = await client.query(`select to_regclass('pgboss.queue') as found`);
    if (schema[0]?.found === null) return true;
    const { rows } = await client.query(
      `select count(*)::int as known from pgboss.queue where name = any($1)`,
      [jobNames],
    );
    return rows[0]?.known !== jobNames.length;
  } finally {
    await client.end();
  }
}

/** Creates the job runner's tables and queues where any is missing: jobs are added before a runner has started. */
export async function prepareJobs(connection: ClientConfig): Promise<void> {
  if (!(await lacksQueues(connection))) return;
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ ...(connection as object), max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  try {
    await boss.start();
    await prepareQueues(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}
