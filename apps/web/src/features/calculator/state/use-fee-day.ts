import { useLocation } from '@tanstack/react-router';
import { readSearch } from './search.ts';

/** The day whose fees the address asks for; empty: today. */
export const useFeeDay = (): string =>
  useLocation({ select: ({ search }) => readSearch(search).search.on ?? '' });
