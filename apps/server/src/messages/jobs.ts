import { setTimeout as wait } from 'node:timers/promises';
import { type CodeChannel, codeChannels } from '@saer/contract/auth';
import { databaseLoss } from '../database/database-loss.ts';
import type { Database } from '../database/database.ts';
import { ProviderError } from '../integrations/call-provider.ts';
import type { Settings } from '../settings.ts';
import { maxAttempts, secondsUntilRetry } from './sending/back-off.ts';
import type { OutgoingMessage, Transport } from '../integrations/transport.ts';
import { claim, type Claimed, markFailed, markSent, postpone } from './sending/claim.ts';
import { openTransports } from './service.ts';

export interface WorkerDependencies {
  readonly db: Database;
  readonly settings: Settings;
  /** Errors of the work itself; a message that cannot be sent is recorded in its row. */
  readonly onError: (error: unknown) => void;
  /** Makes the file that a message names, in base64. */
  readonly makeAttachment?: (reference: string) => Promise<string>;
  /** Timeout of a transport. */
  readonly timeoutMs?: number;
}

export interface MessageWorker {
  /** Ends after the sends that are under way. */
  readonly stop: () => Promise<void>;
}

const idleMs = 500;
/** Where the outbox cannot be read, a database that is away has this long to come back. */
const afterErrorMs = 1_000;
/** Concurrent sends per channel: a transport that hangs blocks neither the other channel nor, for long, its own. */
const maxAtOnce = 5;

const reasonOf = (error: unknown): string =>
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

/** A message with the file that it names. */
async function withAttachment(
  { attached, ...message }: Claimed,
  { makeAttachment }: WorkerDependencies,
): Promise<OutgoingMessage> {
  if (attached === undefined) return message;
  if (makeAttachment === undefined) throw new Error('Nobody makes attachments here');
  const { name, reference } = attached;
  return { ...message, attachment: { name, content: await makeAttachment(reference) } };
}

/** Sends one message, and writes down how it went. */
async function deliver(
  deps: WorkerDependencies,
  transport: Transport,
  message: Claimed,
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps;
  const sending = withAttachment(message, deps).then((whole) => transport.send(whole));
  const outcome = await sending.then(
    ({ id }) =>
      () =>
        markSent(db, message, id),
    (error: unknown) => () =>
      error instanceof ProviderError || message.attempts >= maxAttempts
        ? markFailed(db, message, reasonOf(error))
        : postpone(db, message, reasonOf(error), secondsUntilRetry(message.attempts)),
  );
  await writeDown(outcome, signal);
}

/** Sends one channel's messages, until `signal`. */
async function work(
  deps: WorkerDependencies,
  channel: CodeChannel,
  transport: Transport,
  signal: AbortSignal,
): Promise<void> {
  const { db, onError } = deps;
  const sending = new Set<Promise<void>>();
  const pause = (milliseconds = idleMs) => wait(milliseconds, undefined, { signal }).catch(() => undefined);
  while (!signal.aborted) {
    const messages = await claim(db, channel, maxAtOnce - sending.size).catch(async (error: unknown) => {
      onError(error);
      await pause(afterErrorMs);
      return [];
    });
    for (const message of messages) {
      const sent = deliver(deps, transport, message, signal)
        .catch(onError)
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
    if (sending.size >= maxAtOnce) await Promise.race([...sending, pause()]);
    else if (messages.length === 0) await pause();
  }
  await Promise.all(sending);
}

/** Sends the messages of the outbox until it is stopped. Any number of workers may run concurrently. */
export async function startMessageWorker(deps: WorkerDependencies): Promise<MessageWorker> {
  const carriers = openTransports(deps);
  const end = new AbortController();
  const open = codeChannels.flatMap((channel) => {
    const transport = carriers[channel];
    return transport === undefined
      ? []
      : [{ transport, working: work(deps, channel, transport, end.signal) }];
  });
  return {
    stop: async () => {
      end.abort();
      await Promise.all(open.map(({ working }) => working));
      await Promise.all(open.map(({ transport }) => transport.close()));
    },
  };
}
