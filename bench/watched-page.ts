import type { Page } from '@playwright/test';

/** Activity of a page's main thread, in milliseconds. */
export interface Watched {
  /** The longest task; 0 if none took 50 ms or more. */
  readonly task: number;
  /** The longest wait between two frames. */
  readonly frame: number;
}

declare global {
  interface Window {
    watched: { task: number; frame: number };
  }
}

/** Runs from the page's start. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.watched = { task: 0, frame: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.watched.task = Math.max(window.watched.task, duration);
    }).observe({ type: 'longtask', buffered: true });
    let last = performance.now();
    const next = (now: number): void => {
      window.watched.frame = Math.max(window.watched.frame, now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

/** Starts a new step. */
export const reset = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.watched = { task: 0, frame: 0 };
  });

/** The result of the step. Long tasks are reported a moment after they end. */
export const seen = (page: Page): Promise<Watched> =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    return window.watched;
  });
