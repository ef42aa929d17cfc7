import { checkConnection } from './connection.ts';
import { isUnanswered } from './offline-reading.ts';

const maxAttempts = 3;

/** Sends an idempotent request, and repeats it if the reply was lost. Rejects where the server is out of reach: the caller saves it. */
export async function sendWhileConnected<A>(send: () => Promise<A>, attempt = 1): Promise<A> {
  try {
    return await send();
  } catch (error) {
    if (!isUnanswered(error) || attempt === maxAttempts || !(await checkConnection())) throw error;
    return sendWhileConnected(send, attempt + 1);
  }
}
