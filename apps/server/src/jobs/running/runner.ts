import {
  type JobName,
  jobNames,
  type RepeatedJob,
  repeatedJobs,
  usualSchedules,
} from '@saer/contract/site/job';
import { type ClientConfig, DatabaseError } from 'pg';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { ChannelListener } from '../../database/channel-listener.ts';
import { errorText } from '../../logging/serializers.ts';
import { jobKinds, prepareQueues } from './kinds.ts';

/** Does one job, by the data with which it was added. A rejection is a failure: it is tried again as its queue says. */
export type JobHandler = (data: Readonly<Record<string, unknown>>) => Promise<unknown>;
export type JobHandlers = Readonly<Partial<Record<JobName, JobHandler>>>;

/** Asks for another try, without an error to report: the one who carries a message cannot be reached, for example. */
export class TryAgain extends Error {}

export interface JobRunner {
  /** Gives a repeated job other times, in all processes at once. */
  readonly reschedule: (name: RepeatedJob, cron: string) => Promise<void>;
  /** Waits for the jobs under way, and begins no other. */
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly connection: ClientConfig;
  /** Hears of jobs that are due a moment later; absent: the workers find them when they look. */
  readonly listener?: ChannelListener;
  readonly handlers: JobHandlers;
  readonly onError: (error: unknown, name?: JobName) => void;
  /** Tells whether the schedules are kept by this runner too, and what is due at a start runs. */
  readonly isScheduled?: boolean;
  /** The times of a repeated job, if not the usual ones. */
  readonly scheduleOf?: (name: RepeatedJob) => string;
}

/** Seconds. */
const pauses = {
  /** Looks for jobs that were due later, or whose wake-up was lost. */
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
};

/** Waits this long for jobs under way, in milliseconds: less than a process is given to end. */
const longestStop = 12_000;

/** Later wakes are left to the workers' own looks, in milliseconds. */
const longestWake = 60_000;

const times = { tz: 'Asia/Riyadh', missed: 'once' } as const;

const usualSchedule = (name: RepeatedJob): string => usualSchedules[name];

const behindMessage = / \(Queue: [^)]*\)$/;

/** pg-boss reports copies of errors, which have lost their class and say the queue behind their message: the error again. */
function toError(reported: unknown): unknown {
  if (reported instanceof Error || typeof reported !== 'object' || reported === null) return reported;
  const fields: Readonly<Record<string, unknown>> = { ...reported };
  const message = String(fields['message']).replace(behindMessage, '');
  const error = 'severity' in reported ? new DatabaseError(message, 0, 'error') : new Error(message);
  return Object.assign(error, fields, { message });
}

async function runOutcome(
  { id, data }: Job<object | null>,
  handler: JobHandler,
  report: (error: unknown) => void,
): Promise<JobResult> {
  try {
    await handler({ ...data });
    return { id, status: 'completed' };
  } catch (error) {
    if (!(error instanceof TryAgain)) report(error);
    // Texts of errors without the values of statements: those may be somebody's.
    return { id, status: 'failed', output: { message: errorText(error).slice(0, 1_000) } };
  }
}

/** Calls `wake` of a job's kind as long after a notice of `wakeAfter` as it says. */
function followWakes(listener: ChannelListener, wake: ReadonlyMap<string, () => void>): () => void {
  return listener.subscribe('saer_wake', (payload = '') => {
    const [name = '', afterMs = ''] = payload.split(' ');
    const call = wake.get(name);
    // A moment later than due: the database's clock decides.
    if (call !== undefined) setTimeout(call, Math.min(Number(afterMs) || 0, longestWake) + 20).unref();
  });
}

async function begin(
  boss: PgBoss,
  { handlers, onError, isScheduled = true, scheduleOf = usualSchedule }: Options,
  wake: Map<string, () => void>,
): Promise<void> {
  await boss.start();
  await prepareQueues(boss);
  for (const name of jobNames) {
    const handler = handlers[name];
    if (handler === undefined) continue;
    const { isDueAtStart, workers, atOnce } = jobKinds[name];
    const options = {
      ...pauses,
      batchSize: atOnce,
      burstWhenBatchFull: atOnce > 1,
      localConcurrency: workers,
      perJobResults: true,
    } as const;
    const worker = await boss.work<object | null>(name, options, (jobs) =>
      Promise.all(jobs.map((job) => runOutcome(job, handler, (error) => onError(error, name)))),
    );
    wake.set(name, () => boss.notifyWorker(worker));
    if (!isScheduled) continue;
    const repeated = repeatedJobs.find((each) => each === name);
    if (repeated !== undefined) await boss.schedule(name, scheduleOf(repeated), null, times);
    if (isDueAtStart) await boss.send(name);
  }
}

/**
 * Runs jobs until it is stopped, each once however many processes run them, and repeats those that have a schedule. `LISTEN` wakes it;
 * where that cannot be had, it looks every two seconds.
 */
export async function startJobs(options: Options): Promise<JobRunner> {
  const { connection, listener, handlers, onError, isScheduled = true } = options;
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    ...(connection as object),
    application_name: 'saer-jobs',
    max: 6,
    useListenNotify: true,
    schedule: isScheduled,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (reported) => onError(toError(reported)));
  const wake = new Map<string, () => void>();
  const forgetWakes = listener === undefined ? () => undefined : followWakes(listener, wake);
  const stop = () => {
    forgetWakes();
    return boss.stop({ graceful: true, timeout: longestStop });
  };
  try {
    await begin(boss, options, wake);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    stop,
    reschedule: async (name, cron) => {
      if (handlers[name] !== undefined && isScheduled) await boss.schedule(name, cron, null, times);
    },
  };
}
