import type { Database } from '../database/database.ts';
import { expireEnded } from './changing/expire-ended.ts';

const minute = 60_000;

/** Writes now and every minute which subscriptions have ended; reads never wait for it. `stop` waits for a run in progress. */
export function startSubscriptionClock(
  db: Database,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running.then(() => db.transaction((tx) => expireEnded(tx))).catch(onError);
  };
  run();
  const timer = setInterval(run, minute).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
