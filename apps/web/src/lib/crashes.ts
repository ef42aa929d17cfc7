/** Reports an error of our own code to our server; in development it is seen where it happens. */
export const reportCrash = async (error: unknown): Promise<void> =>
  import.meta.env.PROD ? (await import('./send-crash.ts')).sendCrash(error) : undefined;

const report = (event: Event): void =>
  void reportCrash(event instanceof ErrorEvent ? event.error : Reflect.get(event, 'reason')).catch(
    () => undefined,
  );

/** Reports what nobody caught, from now on. */
export function followCrashes(): void {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, report);
}
