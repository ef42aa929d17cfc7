import { transact } from '../../lib/browser/browser-database.ts';

/** Runs a transaction on the sheets that were not finished, all or nothing. undefined if the browser forbids storage or has no space. */
export const within = <T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> => transact({ database: 'saer-sheets', store: 'kept' }, mode, act);
