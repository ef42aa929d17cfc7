import { checkConnection } from '../lib/api/connection.ts';
import { readSessionStorage, writeSessionStorage } from '../lib/browser/session-storage.ts';

const name = 'LostChunk';

/** Whether a page is missing because its chunk was not fetched. */
export const isLostChunk = (error: unknown): error is Error => error instanceof Error && error.name === name;

/**
 * Names the errors of chunks that could not be fetched. The router would assume a newer version of the app and reload at once, which
 * loses the page while offline.
 */
export const nameLostChunks = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    Object.assign(payload, { name, message: `${name}: ${payload.message}` });
    void checkConnection();
  });

/** Loads the app again, once for the same error, where the server answers: then its code was replaced by a newer version. */
export const reloadIfReplaced = async ({ message }: Error): Promise<void> => {
  if (!(await checkConnection()) || readSessionStorage('app.replaced') === message) return;
  writeSessionStorage('app.replaced', message);
  location.reload();
};
