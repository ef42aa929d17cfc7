/** One store of a database in this browser. */
export interface BrowserStore {
  readonly database: string;
  readonly store: string;
}

/** Resolves with the result of an IndexedDB request. */
export const request = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB')));
  });

/** Resolves when the transaction is stored. Until then, leaving the page would undo it. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')));
  });

const open = ({ database, store }: BrowserStore): Promise<IDBDatabase> => {
  const asked = indexedDB.open(database, 1);
  asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(store));
  return request(asked);
};

/** Runs a transaction to its end, all or nothing. undefined if the browser forbids storage or has no space. */
export async function transact<T>(
  of: BrowserStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  // If nothing can be saved, nothing else is lost.
  try {
    const database = await open(of);
    try {
      const transaction = database.transaction(of.store, mode);
      const [result] = await Promise.all([act(transaction.objectStore(of.store)), committed(transaction)]);
      return result;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
