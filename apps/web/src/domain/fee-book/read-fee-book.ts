import { feeBook, type PublicFeeBook } from '@saer/contract/fees/fee-book';
import { call } from '../../lib/api/api.ts';
import { callEarly } from './call-early.ts';

/** The fees of a day as everybody may read them; an empty day is today in Riyadh. */
export const readFeeBook = (on = ''): Promise<PublicFeeBook> =>
  on === '' ? callEarly(feeBook, { query: {} }) : call(feeBook, { query: { on } });
