import type { Page } from '@playwright/test';

/** What was seen of a page's main thread: milliseconds. */
export interface Watched {
  /** The longest task; 0: none took 50 ms or more. */
  readonly task: number;
  /** The longest wait between two frames. */
  readonly frame: number;
}

declare global {
  interface Window {
    watched: { task: number; frame: number };
  }
}

/** From the page's first moment on. */
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

/** Begins a new step. */
export const reset = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.watched = { task: 0, frame: 0 };
  });

/** What the step came to. Long tasks are told a moment after they end. */
export const seen = (page: Page): Promise<Watched> =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    return window.watched;
  });
