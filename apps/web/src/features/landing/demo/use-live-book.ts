import { useEffect, useState } from 'react';
import { hasInteracted } from '../../../lib/browser/idle.ts';
import type { DemoFeeBook } from './demo-fee-book.ts';

// Loaded after the page works: the schemas that read the reply weigh as much as the calculator itself.
const ask = (): Promise<DemoFeeBook | undefined> =>
  import('../queries.ts').then(({ liveDemoFeeBook }) => liveDemoFeeBook());

let asked: Promise<DemoFeeBook | undefined> | undefined;

/** The first interactions of someone who uses a page. */
const touches = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/** Resolves on the first interaction: until then the page stays as built and names the day of its fees. */
const touched = (): Promise<void> =>
  new Promise((resolve) => {
    // An interaction before this script loaded is recorded by `app/public-start.ts`.
    if (hasInteracted()) resolve();
    const options = { once: true, capture: true, passive: true };
    for (const touch of touches) addEventListener(touch, () => resolve(), options);
  });

/** The fees in force today, once somebody uses the page: one answer for every part of it; undefined if there is none. */
export const liveBook = (): Promise<DemoFeeBook | undefined> => (asked ??= touched().then(ask));

/** The fees in force today, after the first interaction and the server's reply; undefined until then, or if there is no reply. */
export function useLiveBook(): DemoFeeBook | undefined {
  const [live, setLive] = useState<DemoFeeBook>();
  useEffect(() => {
    let isGone = false;
    void liveBook().then(
      (book) => isGone || setLive(book),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return live;
}
