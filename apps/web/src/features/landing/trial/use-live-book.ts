import { useEffect, useState } from 'react';
import type { TrialBook } from './trial-book.ts';

// Loaded after the page works: the schemas that read the reply weigh as much as the calculator itself.
const ask = (): Promise<TrialBook | undefined> =>
  import('../queries.ts').then(({ liveTrialBook }) => liveTrialBook());

let asked: Promise<TrialBook | undefined> | undefined;

/** One answer for every part of the page. */
const askOnce = (): Promise<TrialBook | undefined> => (asked ??= ask());

/** The fees in force today, once the server has answered; undefined until then, and where it does not. */
export function useLiveBook(): TrialBook | undefined {
  const [live, setLive] = useState<TrialBook>();
  useEffect(() => {
    let isGone = false;
    void askOnce().then(
      (book) => isGone || setLive(book),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return live;
}
