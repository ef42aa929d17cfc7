import { useLocation } from '@tanstack/react-router';
import { readSearch } from '@saer/contract/products/calculator-draft';

/** The day whose fees the address asks for; empty: today. */
export const useFeeDay = (): string =>
  useLocation({ select: ({ search }) => readSearch(search).search.on ?? '' });
