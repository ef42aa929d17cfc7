import type { Database } from '../database/database.ts';
import { clockGuard } from '../database/clock-guard.ts';
import { startClock } from '../database/start-clock.ts';
import { correctClock } from './changing/correct-clock.ts';
import { expireEnded } from './changing/expire-ended.ts';
import { remindEnding } from './changing/remind-ending.ts';

const minute = 60_000;

/** Sets right what a wrong clock wrote, ends what has ended and reminds whoever's end is near; returns how many of each. */
export const followClock = async (db: Database, siteOrigin: string) => ({
  corrected: await correctClock(db, { siteOrigin }),
  ended: await db.transaction((tx) => expireEnded(tx, { siteOrigin })),
  reminded: await db.transaction((tx) => remindEnding(tx, siteOrigin)),
});

/**
 * Writes now and every minute which subscriptions have ended, and sends reminders, as long as the clock can be trusted; reads never wait
 * for it. `stop` waits for a run in progress.
 */
export function startSubscriptionClock(
  db: Database,
  siteOrigin: string,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  const lookAtClock = clockGuard(db);
  const run = async () => {
    if ((await lookAtClock()).usual) await followClock(db, siteOrigin);
  };
  return startClock([{ everyMs: minute, isDueAtStart: true, run }], onError);
}
