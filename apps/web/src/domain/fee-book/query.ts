import { type FeeBook, findAgreedOverrides } from '@saer/contract/fee-book';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { isSignedIn } from '../../lib/session.ts';
import { readFeeBook } from './read-fee-book.ts';

/** Every fee book that this browser holds, by which what changes fees asks for them again. */
export const everyFeeBook = ['fee-book'] as const;

async function readOwnFeeBook(on: string): Promise<FeeBook> {
  const [book, { overrides }] = await Promise.all([
    readFeeBook(on),
    isSignedIn() ? call(findAgreedOverrides, {}) : { overrides: [] },
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
