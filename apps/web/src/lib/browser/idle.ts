/** Records the first interaction: from here on someone is waiting. */
export const noteInteraction = (): void => {
  document.documentElement.dataset['touched'] = '';
};

export const hasInteracted = (): boolean => 'touched' in document.documentElement.dataset;

/** Waits until the browser is idle, so that work in parts never adds up to one long task; not at all if someone is waiting. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (hasInteracted()) resolve();
    else if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
