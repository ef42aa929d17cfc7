import type { Database } from '../database/database.ts';
import { clockGuard } from '../database/clock-guard.ts';
import { correctClock } from './changing/correct-clock.ts';
import { expireEnded, remindEnding } from './changing/ending.ts';

/** Sets right what a wrong clock wrote, ends what has ended and reminds whoever's end is near; returns how many of each. */
export const followClock = async (db: Database, siteOrigin: string) => ({
  corrected: await correctClock(db, { siteOrigin }),
  ended: await db.transaction((tx) => expireEnded(tx, { siteOrigin })),
  reminded: await db.transaction((tx) => remindEnding(tx, siteOrigin)),
});

/** Follows the clock for as long as it can be trusted; reads never wait for it. */
export function subscriptionFollower(db: Database, siteOrigin: string): () => Promise<void> {
  const lookAtClock = clockGuard(db);
  return async () => {
    if ((await lookAtClock()).usual) await followClock(db, siteOrigin);
  };
}
