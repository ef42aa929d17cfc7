import { transact, request } from '../../lib/browser/browser-database.ts';

/** Runs a transaction on the sheets that were not finished, all or nothing. undefined if the browser forbids storage or has no space. */
export const draftTransaction = <T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> => transact({ database: 'saer-sheets', store: 'kept' }, mode, act);

/** Says whether this browser holds an account's sheet that was not finished. */
export const hasSheetDraft = async (account: number): Promise<boolean> =>
  (await draftTransaction('readonly', (store) => request(store.count(`${account}.source`)))) === 1;
