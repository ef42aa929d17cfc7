/** Reports an error of our own code to our server; in development it is seen where it happens. */
export async function reportCrash(thrown: unknown): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    (await import('./send-crash.ts')).sendCrash(thrown);
  } catch {
    // Without a connection: that a report cannot be made is reported to nobody.
  }
}

/** Reports what nobody caught, from now on. */
export function followCrashes(): void {
  addEventListener('error', (event) => void reportCrash(event.error));
  addEventListener('unhandledrejection', ({ reason }) => void reportCrash(reason));
}
