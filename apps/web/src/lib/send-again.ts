import { ApiFailure } from './api.ts';
import { checkConnection, whenConnected } from './connection.ts';

const maxAttempts = 3;

/** Sends something that does no harm twice, and again when its answer was lost: as soon as the server is there. */
export async function sendAgain<A>(send: () => Promise<A>, attempt = 1): Promise<A> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 0 || attempt === maxAttempts) throw error;
    await checkConnection();
    await whenConnected();
    return sendAgain(send, attempt + 1);
  }
}
