import { feeBook, type PublicFeeBook } from '@saer/contract/fee-book';
import { call } from '../../lib/api.ts';

/** The fees of today. */
export const findFees = (): Promise<PublicFeeBook> => call(feeBook, { query: {} });
