import { type FeeBook, feeBook, findAgreedOverrides } from '@saer/contract/fee-book';
import { call } from './api.ts';
import { isSignedIn } from './session.ts';

/** The fees of a day with what was agreed with whoever is signed in; an empty day is today in Riyadh. */
export async function readOwnFeeBook(on = ''): Promise<FeeBook> {
  const [book, { overrides }] = await Promise.all([
    call(feeBook, { query: on === '' ? {} : { on } }),
    isSignedIn() ? call(findAgreedOverrides, {}) : { overrides: [] },
  ]);
  return { ...book, overrides };
}
