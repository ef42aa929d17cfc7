/** Reports an error of our own code to our server; what does that is loaded by the first one. */
export const reportCrash = (error: unknown): void => {
  // In development errors are seen where they happen.
  if (import.meta.env.PROD)
    import('./send-crash.ts').then(
      ({ sendCrash }) => sendCrash(error),
      () => undefined,
    );
};

/** Reports what nobody caught, from now on. */
export function followCrashes(): void {
  addEventListener('error', ({ error }) => reportCrash(error));
  addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason));
}
