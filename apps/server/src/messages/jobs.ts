import { type CodeChannel, codeChannels } from '@saer/contract/account/auth';
import type { Language } from '@saer/i18n/locale';
import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseLoss } from '../database/database-loss.ts';
import type { Database } from '../database/database.ts';
import {
  UnknownAddress,
  ProviderError,
  type OutgoingMessage,
  type Transport,
} from '../integrations/call-provider.ts';
import { enqueue } from '../jobs/running/enqueue.ts';
import { type JobHandler, type JobHandlers, TryAgain } from '../jobs/running/runner.ts';
import type { Settings } from '../settings.ts';
import { bulkJobs, directJobs } from './sending/lanes.ts';
import { render } from './templates/render.ts';
import { claim, type Claimed, markFailed, markSent, postpone } from './sending/claim.ts';
import { markRefusing } from './sending/refusing-address.ts';
import { openTransports, type ReportAddresses } from './service.ts';

export interface SenderDependencies {
  readonly db: Database;
  readonly settings: Settings;
  /** Makes the file that a message names, in base64. */
  readonly makeAttachment?: (reference: string) => Promise<string>;
  /** Reads what an announcement says in a language. */
  readonly findAnnouncement?: (id: number, language: Language) => Promise<AnnouncementText>;
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

/** Content of an announcement in a language. */
interface AnnouncementText {
  readonly title: string;
  readonly text: string;
  /** A path of the app; null: none. */
  readonly path: string | null;
}

/** A message with the text of its announcement and the file that it names. */
async function completed(
  { attached, announcementId, ...claimed }: Claimed,
  { makeAttachment, findAnnouncement, settings }: SenderDependencies,
): Promise<OutgoingMessage> {
  let message: OutgoingMessage = claimed;
  if (announcementId !== null) {
    if (findAnnouncement === undefined) throw new Error('Nobody reads announcements here');
    const { language, recipient: email } = claimed;
    const text = await findAnnouncement(announcementId, language);
    message = {
      ...claimed,
      ...render({ template: 'announcement', email, language, ...text }, settings.siteOrigin),
    };
  }
  if (attached === undefined) return message;
  if (makeAttachment === undefined) throw new Error('Nobody makes attachments here');
  const { name, reference } = attached;
  return { ...message, attachment: { name, content: await makeAttachment(reference) } };
}

/** Sends one message and writes down how it went; asks for another try if it may go better later. */
async function send(
  deps: SenderDependencies,
  transport: Transport,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps;
  const message = await claim(db, id);
  // Taken back, expired, or sent by a process that could not say so to the runner.
  if (message === undefined) return;
  try {
    const whole = await completed(message, deps);
    const carried = await transport.send(whole);
    await writeDown(() => markSent(db, message, carried.id), signal);
  } catch (error) {
    if (databaseLoss(error) !== undefined) throw error;
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
  const handlers = lanes.flatMap(({ jobs, transports }) =>
    codeChannels.flatMap((channel): JobHandlers[] => {
      const transport = transports[channel];
      if (transport === undefined) return [];
      const handler: JobHandler = ({ id }) => send(deps, transport, String(id), end.signal);
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
