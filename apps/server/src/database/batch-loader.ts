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
