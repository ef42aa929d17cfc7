import { useEffect, useState } from 'react';
import { hasInteracted } from '../../../lib/idle.ts';
import type { TrialBook } from './trial-book.ts';

// Loaded after the page works: the schemas that read the reply weigh as much as the calculator itself.
const ask = (): Promise<TrialBook | undefined> =>
  import('../queries.ts').then(({ liveTrialBook }) => liveTrialBook());

let asked: Promise<TrialBook | undefined> | undefined;

/** What anybody does first with a page that they mean to use. */
const touches = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/** Resolves once somebody turns to the page: until then it stands as it was built, and says of which day its fees are. */
const touched = (): Promise<void> =>
  new Promise((resolve) => {
    // Before this script came, somebody may have begun: `app/public-start.ts` notes it.
    if (hasInteracted()) resolve();
    const options = { once: true, capture: true, passive: true };
    for (const touch of touches) addEventListener(touch, () => resolve(), options);
  });

/** One answer for every part of the page. */
const askOnce = (): Promise<TrialBook | undefined> => (asked ??= touched().then(ask));

/** The fees in force today, once somebody has turned to the page and the server has answered; undefined until then, and where it does not. */
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
