import { useEffect, useState } from 'react';
import { hasInteracted } from '../../../lib/idle.ts';
import type { DemoFeeBook } from './demo-fee-book.ts';

// Loaded after the page works: the schemas that read the reply weigh as much as the calculator itself.
const ask = (): Promise<DemoFeeBook | undefined> =>
  import('../queries.ts').then(({ liveDemoFeeBook }) => liveDemoFeeBook());

let asked: Promise<DemoFeeBook | undefined> | undefined;

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
const askOnce = (): Promise<DemoFeeBook | undefined> => (asked ??= touched().then(ask));

/** The fees in force today, once somebody has turned to the page and the server has answered; undefined until then, and where it does not. */
export function useLiveBook(): DemoFeeBook | undefined {
  const [live, setLive] = useState<DemoFeeBook>();
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
