import { useMediaQuery } from './use-media-query.ts';

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 40rem)');
