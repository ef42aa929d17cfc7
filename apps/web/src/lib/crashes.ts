/** Reports an error of our own code to our server; what does that is loaded by the first one. */
export async function reportCrash(error: unknown): Promise<void> {
  // In development errors are seen where they happen.
  if (!import.meta.env.PROD) return;
  try {
    (await import('./send-crash.ts')).sendCrash(error);
  } catch {
    // Without a connection there is no report, and none of that.
  }
}

/** Reports what nobody caught, from now on. */
export function followCrashes(): void {
  addEventListener('error', ({ error }) => void reportCrash(error));
  addEventListener('unhandledrejection', ({ reason }) => void reportCrash(reason));
}
