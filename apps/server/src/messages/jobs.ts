import { setTimeout as wait } from 'node:timers/promises';
import { type CodeChannel, codeChannels } from '@saer/contract/auth';
import type { Database } from '../database/database.ts';
import { Refused } from '../outside/ask.ts';
import type { Settings } from '../settings.ts';
import { mostAttempts, secondsUntilRetry } from './sending/back-off.ts';
import type { Carrier } from './sending/carrier.ts';
import { claim, type Claimed, markFailed, markSent, postpone } from './sending/claim.ts';
import { openCarriers } from './service.ts';

export interface WorkerParts {
  readonly db: Database;
  readonly settings: Settings;
  /** What went wrong with the work itself; a message that cannot be sent is written at the message. */
  readonly onError: (error: unknown) => void;
  /** How long a carrier may take. */
  readonly timeoutMs?: number;
}

export interface MessageWorker {
  /** Ends after the sends that are under way. */
  readonly stop: () => Promise<void>;
}

const idleMs = 500;
/** At once in each channel: one carrier that hangs holds up neither the other nor, for long, its own. */
const mostAtOnce = 5;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 200);

/** Sends one message, and writes down how it went. */
async function deliver(db: Database, carrier: Carrier, message: Claimed): Promise<void> {
  try {
    const { id } = await carrier.send(message);
    await markSent(db, message, id);
  } catch (error) {
    if (error instanceof Refused || message.attempts >= mostAttempts) {
      await markFailed(db, message, reasonOf(error));
    } else {
      await postpone(db, message, reasonOf(error), secondsUntilRetry(message.attempts));
    }
  }
}

/** Sends one channel's messages, until `signal`. */
async function work(
  { db, onError }: WorkerParts,
  channel: CodeChannel,
  carrier: Carrier,
  signal: AbortSignal,
): Promise<void> {
  const sending = new Set<Promise<void>>();
  const pause = () => wait(idleMs, undefined, { signal }).catch(() => undefined);
  while (!signal.aborted) {
    const messages = await claim(db, channel, mostAtOnce - sending.size).catch((error: unknown) => {
      onError(error);
      return [];
    });
    for (const message of messages) {
      const sent = deliver(db, carrier, message)
        .catch(onError)
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
    if (sending.size >= mostAtOnce) await Promise.race([...sending, pause()]);
    else if (messages.length === 0) await pause();
  }
  await Promise.all(sending);
}

/** Sends what is in the outbox, until it is stopped. Any number of workers may run beside each other. */
export async function startMessageWorker(parts: WorkerParts): Promise<MessageWorker> {
  const carriers = await openCarriers(parts);
  const end = new AbortController();
  const open = codeChannels.flatMap((channel) => {
    const carrier = carriers[channel];
    return carrier === undefined ? [] : [{ carrier, working: work(parts, channel, carrier, end.signal) }];
  });
  return {
    stop: async () => {
      end.abort();
      await Promise.all(open.map(({ working }) => working));
      await Promise.all(open.map(({ carrier }) => carrier.close()));
    },
  };
}
