import { useLocation } from '@tanstack/react-router';
import { readSearch } from '@saer/contract/products/calculator-search';

/** The day whose fees the address asks for; empty: today. */
export const useFeeDay = (): string =>
  useLocation({ select: ({ search }) => readSearch(search).search.on ?? '' });
