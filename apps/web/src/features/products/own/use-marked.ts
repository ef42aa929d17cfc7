import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The marked rows of the page that is shown: another page, search or order begins with none. */
export function useMarked(page: string) {
  const [marked, setMarked] = useState({ page, keys: none });
  return {
    keys: marked.page === page ? marked.keys : none,
    mark: (keys: ReadonlySet<string>): void => setMarked({ page, keys }),
    clear: (): void => setMarked({ page, keys: none }),
  };
}
