import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The selected rows of the current page, or all matching ones; reset by another page, search or order. */
export function useSelection(page: string) {
  const [marked, setMarked] = useState({ page, keys: none, isAll: false });
  const isHere = marked.page === page;
  return {
    keys: isHere ? marked.keys : none,
    /** Not the rows of this page alone, but all that is found. */
    isAll: isHere && marked.isAll,
    mark: (keys: ReadonlySet<string>): void => setMarked({ page, keys, isAll: false }),
    markAll: (keys: ReadonlySet<string>): void => setMarked({ page, keys, isAll: true }),
    clear: (): void => setMarked({ page, keys: none, isAll: false }),
  };
}
