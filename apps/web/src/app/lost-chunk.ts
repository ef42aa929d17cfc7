import { checkConnection } from '../lib/connection.ts';
import { readTab, writeTab } from '../lib/tab-memory.ts';

const name = 'LostChunk';

/** Whether a page is missing because its chunk was not fetched. */
export const isLostChunk = (error: unknown): error is Error => error instanceof Error && error.name === name;

/**
 * Names the errors of chunks that were not fetched. The router takes them for a newer version of the app and reloads at once,
 * which would throw away the whole page while there is no connection.
 */
export const nameLostChunks = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    Object.assign(payload, { name, message: `${name}: ${payload.message}` });
    void checkConnection();
  });

/** Loads the app again, once for the same error, where the server answers: then its code was replaced by a newer version. */
export const reloadIfReplaced = async ({ message }: Error): Promise<void> => {
  if (!(await checkConnection()) || readTab('app.replaced') === message) return;
  writeTab('app.replaced', message);
  location.reload();
};
