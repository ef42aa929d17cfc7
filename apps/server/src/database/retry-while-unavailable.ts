import { setTimeout as wait } from 'node:timers/promises';
import { databaseLoss } from './database-loss.ts';

const patienceMs = 15_000;
const pauseMs = 200;

/** Repeats the first steps of a start while the database is unavailable: a server that is shutting down may stop the one we have joined. */
export async function retryWhileUnavailable<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + patienceMs; ;) {
    try {
      return await work();
    } catch (error) {
      if (databaseLoss(error) === undefined || Date.now() > until) throw error;
      await wait(pauseMs);
    }
  }
}
