import { feeBook } from '@saer/contract/fee-book';
import { call } from '../../lib/api.ts';
import { trialBook } from './trial/read-fee-book.ts';
import type { TrialBook } from './trial/trial-book.ts';

/** The fees in force today; undefined where the server cannot be reached: the page then keeps the fees it came with. */
export const liveTrialBook = (): Promise<TrialBook | undefined> =>
  call(feeBook, { query: {} }).then(trialBook, () => undefined);
