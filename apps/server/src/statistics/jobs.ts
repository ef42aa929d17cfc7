import type { Database } from '../database/database.ts';
import type { EventCounter } from './counting/event-counter.ts';
import { addCounts, deleteOldCounts } from './queries.ts';

/** Milliseconds between two writes: as much is lost if the process is killed. */
const interval = 60_000;
const dayLength = 86_400_000;

export interface CountWriter {
  /** Writes all that has been counted. What cannot be written is counted again with the next. */
  readonly flush: () => Promise<void>;
  /** Ends the clock and writes the rest. */
  readonly stop: () => Promise<void>;
}

/** Writes the counts every minute, and deletes old ones once a day. */
export function startCountWriter(
  db: Database,
  counter: EventCounter,
  onError: (error: unknown) => void,
): CountWriter {
  let deletedAt = -Infinity;
  let running: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    const counts = counter.take();
    try {
      await addCounts(db, counts);
    } catch (error) {
      counter.restore(counts);
      throw error;
    }
  };
  const flush = (): Promise<void> => {
    // One after the other: two that wait for each other's rows would deadlock.
    const written = running.then(write);
    running = written.catch(() => undefined);
    return written;
  };
  const tick = async (): Promise<void> => {
    await flush();
    if (Date.now() - deletedAt < dayLength) return;
    await deleteOldCounts(db);
    deletedAt = Date.now();
  };
  const timer = setInterval(() => void tick().catch(onError), interval).unref();
  return {
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush().catch(onError);
    },
  };
}
