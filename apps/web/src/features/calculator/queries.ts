import { queryOptions } from '@tanstack/react-query';
import { readOwnFeeBook } from '../../lib/own-fee-book.ts';

/** Every active store's fees as of a day; an empty day is today in Riyadh. */
export const feeBookQuery = (on: string) =>
  queryOptions({
    queryKey: ['fee-book', on],
    queryFn: () => readOwnFeeBook(on),
    staleTime: 5 * 60_000,
    placeholderData: (previous) => previous,
  });
