import { useState } from 'react';

/** Page and page size of a list that the address does not hold, as `Pagination` takes them. Another size shows the first page. */
export function usePages(usualLimit: number) {
  const [{ page, limit }, setPages] = useState({ page: 1, limit: usualLimit });
  return {
    page,
    limit,
    onPage: (next: number): void => setPages({ page: next, limit }),
    onLimit: (next: number): void => setPages({ page: 1, limit: next }),
  };
}
