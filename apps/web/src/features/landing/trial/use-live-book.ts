import { useEffect, useState } from 'react';
import type { TrialBook } from './trial-book.ts';

/** The fees in force today, once the server has answered; undefined until then, and where it does not. */
export function useLiveBook(): TrialBook | undefined {
  const [live, setLive] = useState<TrialBook>();
  useEffect(() => {
    let isGone = false;
    // Loaded after the page works: the schemas that read the reply weigh as much as the calculator itself.
    void import('../queries.ts')
      .then(({ liveTrialBook }) => liveTrialBook())
      .then(
        (book) => isGone || setLive(book),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, []);
  return live;
}
