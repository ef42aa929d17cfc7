import { type CodeChannel, codeChannels } from '@saer/contract/account/auth';
import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { databaseLoss } from '../database/database-loss.ts';
import type { Database } from '../database/database.ts';
import { UnknownAddress, ProviderError, type Transport } from '../integrations/call-provider.ts';
import { enqueue } from '../jobs/running/enqueue.ts';
import { type JobHandler, type JobHandlers, TryAgain } from '../jobs/running/runner.ts';
import type { Settings } from '../settings.ts';
import { bulkJobs, directJobs } from './sending/lanes.ts';
import { claim, giveBack, markFailed, markSent, postpone } from './sending/claim.ts';
import { type ContentSources, messageCompleter } from './sending/complete.ts';
import { markRefusing } from './sending/refusing-address.ts';
import { openTransports, type ReportAddresses } from './service.ts';

export interface SenderDependencies extends ContentSources {
  readonly db: Database;
  readonly settings: Settings;
  /** Timeout of a transport. */
  readonly timeoutMs?: number;
  /** Where providers report what became of a message; absent: nowhere. */
  readonly reports?: ReportAddresses;
}

export interface MessageSender {
  /** One job a message; of a channel that nobody carries, none. */
  readonly handlers: JobHandlers;
  /** Tries no more to write down what the database does not take. */
  readonly end: () => void;
  /** Closes the transports, after the last send. */
  readonly close: () => Promise<void>;
}

/** Tries before a message is given up: over some three hours. */
const maxAttempts = 12;
/** Where a database that is away comes back, how a message went is written down after this long. */
const afterErrorMs = 1_000;

const describeReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 200);

/** Writes down how a message went as soon as the database answers: it would else be sent once more. */
async function writeDown(write: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (signal.aborted || databaseLoss(error) === undefined) throw error;
      await wait(afterErrorMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Messages that a lane gives to those who carry them at the same time: a transport opens no more connections. */
const maxAtOnce = 10;
/** Time after which a message that still waits for one of them is left to a later job: its own would be taken for dead. */
const longestTurnMs = 20_000;

/** A lane of one channel. */
interface Lane {
  readonly transport: Transport;
  readonly complete: ReturnType<typeof messageCompleter>;
  /** Runs as many sends at the same time as there are connections. */
  readonly inTurn: ReturnType<typeof pLimit>;
  /** Ends with the process. */
  readonly signal: AbortSignal;
}

/** Sends one message and writes down how it went; asks for another try if it may go better later. */
async function send(db: Database, { transport, complete, inTurn, signal }: Lane, id: string): Promise<void> {
  const until = performance.now() + longestTurnMs;
  const message = await claim(db, id);
  // Taken back, expired, or sent by a process that could not say so to the runner.
  if (message === undefined) return;
  try {
    const whole = await complete(message);
    const carried = await inTurn(async () =>
      signal.aborted || performance.now() > until ? undefined : transport.send(whole),
    );
    if (carried === undefined) {
      await writeDown(() => giveBack(db, message), signal);
      throw new TryAgain('Its turn did not come');
    }
    await writeDown(() => markSent(db, message, carried.id), signal);
  } catch (error) {
    if (error instanceof TryAgain || databaseLoss(error) !== undefined) throw error;
    const reason = describeReason(error);
    const isRefused = error instanceof ProviderError;
    if (isRefused || message.attempts - message.attemptsBefore >= maxAttempts) {
      const failed = { failure: isRefused ? 'refused' : 'gaveUp', lastError: reason } as const;
      if (error instanceof UnknownAddress)
        await writeDown(() => markRefusing(db, message.recipient, { isComplaint: false, reason }), signal);
      await writeDown(() => markFailed(db, message, failed), signal);
      return;
    }
    await writeDown(() => postpone(db, message, reason), signal);
    throw new TryAgain(reason);
  }
}

/** Messages whose job is asked for anew in one go; the others wait an hour. */
const maxRequeued = 10_000;

/** Gives every message that waits a job, should it have none: its job was given up, or it is older than the job runner. */
export const requeueMessages = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; channel: CodeChannel; template: string }>(sql`
      select outbox.id, outbox.channel, outbox.template from outbox
      left join pgboss.job on job.data->>'id' = outbox.id::text and job.state < 'completed'
      where outbox.state = 'QUEUED' and job.id is null
      order by outbox.created_at limit ${maxRequeued}`);
    for (const channel of codeChannels) {
      const ids = rows.filter((row) => row.channel === channel).map(({ id }) => ({ id }));
      await enqueue(tx, bulkJobs[channel], ids);
    }
    return rows.length;
  });

/** Sends the messages of the outbox, as the jobs that were added with them ask for it. */
export function messageSender(deps: SenderDependencies): MessageSender {
  // Each lane has its own: mails to many do not take the connections of codes.
  const lanes = [directJobs, bulkJobs].map((jobs) => ({ jobs, transports: openTransports(deps) }));
  const end = new AbortController();
  const complete = messageCompleter(deps, deps.settings.siteOrigin);
  const handlers = lanes.flatMap(({ jobs, transports }) =>
    codeChannels.flatMap((channel): JobHandlers[] => {
      const transport = transports[channel];
      if (transport === undefined) return [];
      const lane: Lane = { transport, complete, inTurn: pLimit(maxAtOnce), signal: end.signal };
      const handler: JobHandler = ({ id }) => send(deps.db, lane, String(id));
      return [{ [jobs[channel]]: handler }];
    }),
  );
  return {
    handlers: Object.assign({ requeueMessages: () => requeueMessages(deps.db) }, ...handlers),
    end: () => end.abort(),
    close: async () => {
      const all = lanes.flatMap(({ transports }) => Object.values(transports));
      await Promise.all(all.map((transport) => transport.close()));
    },
  };
}
