import { setTimeout as wait } from 'node:timers/promises';
import { databaseLoss } from './database-loss.ts';

const patienceMs = 15_000;
const pauseMs = 200;

/** Does what a start begins with again while the database is lost: a server that is just ending may take away the one we have joined. */
export async function retryWhileUnavailable(work: () => Promise<void>): Promise<void> {
  for (const until = Date.now() + patienceMs; ;) {
    try {
      return await work();
    } catch (error) {
      if (databaseLoss(error) === undefined || Date.now() > until) throw error;
      await wait(pauseMs);
    }
  }
}
