import { feeBook, type PublicFeeBook } from '@saer/contract/fees/fee-book';
import { call } from '../../lib/api/api.ts';

/** The fees of today. */
export const findFees = (): Promise<PublicFeeBook> => call(feeBook, { query: {} });
