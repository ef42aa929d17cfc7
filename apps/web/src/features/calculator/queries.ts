import { feeBook } from '@saer/contract/fee-book';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Every active store's fees as of a day; an empty day is today in Riyadh. */
export const feeBookQuery = (on: string) =>
  queryOptions({
    queryKey: ['fee-book', on],
    queryFn: () => call(feeBook, { query: on === '' ? {} : { on } }),
    staleTime: 5 * 60_000,
    placeholderData: (previous) => previous,
  });
