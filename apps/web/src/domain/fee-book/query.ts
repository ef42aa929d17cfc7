import { findAgreedOverrides } from '@saer/contract/fees/own-fees';
import { noOwnFees, ownBook } from '@saer/quoting/own-book';
import { queryOptions } from '@tanstack/react-query';
import { offlineReading, readOrCopy } from '../../lib/api/offline-reading.ts';
import { isSignedIn } from '../../lib/session/session.ts';
import { callEarly, readFeeBook } from './read-fee-book.ts';
import type { OwnFeeBook } from './fee-book-copy.ts';

/** All fee books in this browser, for invalidating them after a change of fees. */
export const everyFeeBook = ['fee-book'] as const;

async function readOwnFeeBook(on: string): Promise<OwnFeeBook> {
  const [book, own] = await Promise.all([
    readFeeBook(on),
    isSignedIn() ? callEarly(findAgreedOverrides, {}) : noOwnFees,
  ]);
  return ownBook(book, own);
}

/** Another day's fees are not saved here. */
const toCopy = async (on: string): Promise<OwnFeeBook | undefined> =>
  on === '' ? (await import('./fee-book-copy.ts')).readFeeBookCopy() : undefined;

/** The fees of a day including the user's agreed fees and the rates seen on their statements; an empty day is today in Riyadh, offline the last one saved here. */
export const feeBookQuery = (on = '') =>
  queryOptions({
    queryKey: [...everyFeeBook, on],
    queryFn: (context): Promise<OwnFeeBook> =>
      readOrCopy(
        context,
        () => readOwnFeeBook(on),
        () => toCopy(on),
      ),
    ...offlineReading,
    staleTime: 5 * 60_000,
    placeholderData: (previous) => previous,
  });
