import { useMediaQuery } from './use-media-query.ts';

/** Whether there is space for a table. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 48rem)');
