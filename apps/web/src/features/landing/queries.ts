import { feeBook } from '@saer/contract/fee-book';
import { call } from '../../lib/api.ts';
import { demoFeeBook } from './demo/read-fee-book.ts';
import type { DemoFeeBook } from './demo/demo-fee-book.ts';

/** The fees in force today; undefined where the server cannot be reached: the page then keeps the fees it came with. */
export const liveDemoFeeBook = (): Promise<DemoFeeBook | undefined> =>
  call(feeBook, { query: {} }).then(demoFeeBook, () => undefined);
