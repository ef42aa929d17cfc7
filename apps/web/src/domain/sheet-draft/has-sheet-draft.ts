import { request } from '../../lib/browser/browser-database.ts';
import { within } from './draft-database.ts';

/** Whether this browser holds an account's sheet that was not finished. */
export const hasSheetDraft = async (account: number): Promise<boolean> =>
  (await within('readonly', (store) => request(store.count(`${account}.source`)))) === 1;
