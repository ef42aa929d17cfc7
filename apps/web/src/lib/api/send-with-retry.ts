import { msg } from '@lingui/core/macro';
import { checkConnection, WaitCancelled, whenConnected } from './connection.ts';
import { i18n } from '../language/language.ts';
import { isUnanswered } from './offline-reading.ts';

const maxAttempts = 3;

const wait = async (): Promise<void> => {
  await checkConnection();
  try {
    await whenConnected();
  } catch {
    throw new WaitCancelled(
      i18n._(
        msg`Cancelled. It may have arrived before the connection was lost; saving it again makes no second one.`,
      ),
    );
  }
};

/** Sends an idempotent request, and repeats it if the reply was lost, as soon as the server is reachable. */
export async function sendWithRetry<A>(send: () => Promise<A>, attempt = 1): Promise<A> {
  try {
    return await send();
  } catch (error) {
    if (!isUnanswered(error) || attempt === maxAttempts) throw error;
    await wait();
    return sendWithRetry(send, attempt + 1);
  }
}

/** Sends an idempotent request, and repeats it if the reply was lost. Rejects where the server is out of reach: the caller saves it. */
export async function sendWhileConnected<A>(send: () => Promise<A>, attempt = 1): Promise<A> {
  try {
    return await send();
  } catch (error) {
    if (!isUnanswered(error) || attempt === maxAttempts || !(await checkConnection())) throw error;
    return sendWhileConnected(send, attempt + 1);
  }
}
