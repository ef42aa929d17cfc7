import type { Database, Transaction } from './database.ts';
import { yieldToEventLoop } from '@saer/spreadsheet/time-slice';
import type { SQL } from 'drizzle-orm';

interface Call<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes many small statements few: calls of one turn of the event loop go together, and so do those that come while one runs. Where
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
      // What the same turn of the event loop asks for goes with it: of ten mails that arrive together the first is not stored alone.
      await new Promise(setImmediate);
      while (queue.waiting.length > 0) await settle(db, queue.waiting.splice(0, most));
      queue.isRunning = false;
    };
    if (!queue.isRunning) void work();
    return promise;
  };
}

/** Keys that one statement takes at most. */
const maxKeys = 200;

interface Ask<K, V> {
  readonly key: K;
  readonly resolve: (found: V | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Looks up keys requested in the same turn of the event loop with one statement. It runs after the last request and nothing is
 * cached: each caller gets the current content of the database.
 */
export function batchLoader<K, V>(
  find: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let asked: Ask<K, V>[] = [];

  const answer = async (): Promise<void> => {
    const asks = asked;
    asked = [];
    if (asks.length === 0) return;
    try {
      const found = await find([...new Set(asks.map(({ key }) => key))]);
      for (const { key, resolve } of asks) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of asks) reject(error);
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      asked.push({ key, resolve, reject });
      if (asked.length === 1) setImmediate(() => void answer());
      else if (asked.length === maxKeys) void answer();
    });
}

/** The next statement, built once the previous one is on its way and other requests have had their turn. */
async function nextStatement(statements: Iterator<SQL>): Promise<IteratorResult<SQL>> {
  await yieldToEventLoop();
  return statements.next();
}

/** Runs statements one after the other. Each is built while the database works on the previous one. */
export async function runSequentially(tx: Transaction, statements: Iterator<SQL>): Promise<void> {
  for (let next = statements.next(); next.done !== true;) {
    const [, after] = await Promise.all([tx.execute(next.value), nextStatement(statements)]);
    next = after;
  }
}
