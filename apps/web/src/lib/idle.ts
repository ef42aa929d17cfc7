/** Notes that somebody has turned to the page: from here on they wait for it. */
export const noteInteraction = (): void => {
  document.documentElement.dataset['touched'] = '';
};

export const hasInteracted = (): boolean => 'touched' in document.documentElement.dataset;

/** Until the browser has nothing more urgent to do, so that work in parts never adds up to one long task; not at all where somebody waits. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (hasInteracted()) resolve();
    else if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
