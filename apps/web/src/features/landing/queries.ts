import { feeBook } from '@saer/contract/fee-book';
import { call } from '../../lib/api.ts';
import { type TrialBook, trialBook } from './trial/trial-book.ts';

/** The fees in force today; undefined where the server cannot be reached: the page then keeps the fees it came with. */
export const liveTrialBook = (): Promise<TrialBook | undefined> =>
  call(feeBook, { query: {} }).then(trialBook, () => undefined);
