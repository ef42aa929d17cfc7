import { type JobName, jobNames } from '@saer/contract/site/job';
import type { Queue, PgBoss } from 'pg-boss';
import { Client, type ClientConfig } from 'pg';

export interface JobKind {
  /** Options of its queue. `stately`: one run at a time in all processes, and one that waits. */
  readonly queue: Omit<Queue, 'name'>;
  /** Runs whenever a process starts, too. */
  readonly isDueAtStart?: true;
  /** Workers of one process, and the jobs that each takes up together: one that hangs holds up those of its worker. */
  readonly workers: number;
  readonly atOnce: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Sends one message a job; how often it is tried is the message's matter, and so is how many go out at the same time. */
const sending = (workers: number, atOnce: number): JobKind => ({
  queue: {
    policy: 'standard',
    notify: true,
    retryLimit: 100,
    retryDelay: 3,
    retryBackoff: true,
    retryDelayMax: hour,
    // Longer than any try takes. Should the process die meanwhile, another takes the message up after it.
    expireInSeconds: minute,
    deleteAfterSeconds: hour,
  },
  workers,
  atOnce,
});

/** Repeats at its times, one run at a time; a process that dies is found by its missing heartbeat. */
const repeated = (deleteAfterSeconds: number, again: Partial<Queue> = {}): JobKind => ({
  queue: {
    policy: 'stately',
    notify: true,
    retryLimit: 0,
    heartbeatSeconds: 30,
    expireInSeconds: hour,
    deleteAfterSeconds,
    ...again,
  },
  isDueAtStart: true,
  workers: 1,
  atOnce: 1,
});

const often = repeated(day);
const rarely = repeated(14 * day, {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 10 * minute,
});

/** Every kind of job, with its queue. */
export const jobKinds: Readonly<Record<JobName, JobKind>> = {
  sendEmail: sending(5, 2),
  sendSms: sending(5, 2),
  // Many at once: taking them up and settling them is one statement each.
  sendBulkEmail: sending(2, 50),
  sendBulkSms: sending(2, 50),
  sendPush: sending(2, 5),
  requeueMessages: rarely,
  followPayments: often,
  followSubscriptions: often,
  supersedeFees: rarely,
  notifyOfFees: rarely,
  announceContacts: often,
  sendNewsletters: often,
  tidyAccounts: rarely,
  tidySheets: rarely,
  tidyContacts: rarely,
  tidyNewsletters: rarely,
  tidyCrashes: rarely,
  sendAnnouncements: often,
  tidyNotifications: rarely,
  tidyFiles: rarely,
};

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
