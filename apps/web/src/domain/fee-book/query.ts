import { type FeeBook, findAgreedOverrides } from '@saer/contract/fee-book';
import { queryOptions } from '@tanstack/react-query';
import { isSignedIn } from '../../lib/session.ts';
import { callEarly } from './call-early.ts';
import { readFeeBook } from './read-fee-book.ts';

/** All fee books in this browser, for invalidating them after a change of fees. */
export const everyFeeBook = ['fee-book'] as const;

async function readOwnFeeBook(on: string): Promise<FeeBook> {
  const [book, { overrides }] = await Promise.all([
    readFeeBook(on),
    isSignedIn() ? callEarly(findAgreedOverrides, {}) : { overrides: [] },
  ]);
  return { ...book, overrides };
}

/** The fees of a day including the user's agreed fees; an empty day is today in Riyadh. */
export const feeBookQuery = (on = '') =>
  queryOptions({
    queryKey: [...everyFeeBook, on],
    queryFn: () => readOwnFeeBook(on),
    staleTime: 5 * 60_000,
    placeholderData: (previous) => previous,
  });
