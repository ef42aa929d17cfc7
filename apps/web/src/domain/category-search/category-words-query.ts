import { findCategoryWords } from '@saer/contract/fees/category-words';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** The words sellers use for categories; none where they cannot be had: the categories' own names are known all the same. */
export const categoryWordsQuery = queryOptions({
  queryKey: ['category-words'],
  queryFn: () => call(findCategoryWords, {}).catch(() => ({ families: {}, subFamilies: {}, types: {} })),
  staleTime: 60 * 60_000,
  meta: { quiet: true },
});
