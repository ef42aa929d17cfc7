import { readFeeBook } from '../../domain/fee-book/read-fee-book.ts';
import { demoFeeBook } from './demo/read-fee-book.ts';
import type { DemoFeeBook } from './demo/demo-fee-book.ts';

/** The fees in force today; undefined if the server cannot be reached: the page then keeps the fees it was built with. */
export const liveDemoFeeBook = (): Promise<DemoFeeBook | undefined> =>
  readFeeBook().then(demoFeeBook, () => undefined);
