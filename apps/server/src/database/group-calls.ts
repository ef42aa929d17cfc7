import type { Database } from './database.ts';

interface Call<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes many small statements few: calls that come while one runs go together in the next, and a call that comes alone runs at once. Where
 * a group fails, each of its calls runs alone: one that cannot succeed takes no other with it.
 */
export function groupCalls<Item, Result>(
  run: (db: Database, items: readonly Item[]) => Promise<readonly Result[]>,
  most = 100,
): (db: Database, item: Item) => Promise<Result> {
  type Waiting = Call<Item, Result>[];
  const queues = new WeakMap<Database, { waiting: Waiting; isRunning: boolean }>();

  async function settle(db: Database, calls: Waiting): Promise<void> {
    try {
      const results = await run(
        db,
        calls.map(({ item }) => item),
      );
      for (const [at, result] of results.entries()) calls[at]?.resolve(result);
      for (const { reject } of calls.slice(results.length))
        reject(new Error('A statement says less than it was asked'));
    } catch (error) {
      if (calls.length > 1) for (const call of calls) await settle(db, [call]);
      else for (const { reject } of calls) reject(error);
    }
  }

  return (db, item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const queue = queues.get(db) ?? { waiting: [], isRunning: false };
    queues.set(db, queue);
    queue.waiting.push({ item, resolve, reject });
    const work = async (): Promise<void> => {
      queue.isRunning = true;
      while (queue.waiting.length > 0) await settle(db, queue.waiting.splice(0, most));
      queue.isRunning = false;
    };
    if (!queue.isRunning) void work();
    return promise;
  };
}
