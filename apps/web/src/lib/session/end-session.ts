import type { Language } from '@saer/i18n/locale';
import { openCalculatorPath } from '../form/calculator-link.ts';
import { callHeaders, deviceId } from '../api/call-headers.ts';
import { forgetSession } from '../api/forget-session.ts';
import { writeSessionStorage, readStorage, removeStorage, writeStorage } from '../browser/storage.ts';

/** Milliseconds until a server that does not answer counts as away. */
const timeoutMs = 8000;

/** Tokens of sessions that were ended in this browser and that the server may still hold open. */
const endedTokens = (): readonly string[] => (readStorage('endedSessions') ?? '').split(' ').filter(Boolean);

const write = (tokens: readonly string[]): void => {
  if (tokens.length === 0) removeStorage('endedSessions');
  else writeStorage('endedSessions', tokens.join(' '));
};

const note = (token: string): void => write([...new Set([...endedTokens(), token])]);

const end = async (token: string, language: Language): Promise<void> => {
  const { status } = await fetch('/v1/auth/logout', {
    method: 'POST',
    headers: { ...callHeaders(language, undefined, deviceId()), 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A server that is busy or broken is asked again.
  if (status !== 429 && status < 500) write(endedTokens().filter((each) => each !== token));
  if (status >= 400) console.info(status);
};

/** Tells the server which sessions ended here. False where no answer comes: they are kept for the next connection. */
export async function sendEndedSessions(language: Language): Promise<boolean> {
  try {
    await Promise.all(endedTokens().map((token) => end(token, language)));
    return true;
  } catch (error) {
    // The only trace that a session may still be open on the server.
    console.info(error);
    return false;
  }
}

/**
 * Ends the session here whatever the server says, and on the server as soon as it answers. False if it did not answer now: then
 * it is told on the next connection.
 */
export async function endSavedSession(language: Language): Promise<boolean> {
  const token = readStorage('token');
  if (token !== undefined) note(token);
  const isAnswered = await sendEndedSessions(language);
  forgetSession();
  return isAnswered;
}

/** Says whether pages open without a connection, of which the home page is none. */
const worksOffline = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Reloads the root or goes home, where it is announced; without a connection to a page that opens. */
export function leaveSignedOut(isConnected: boolean): void {
  writeSessionStorage('app.signedOut', true);
  if (location.pathname === '/') location.reload();
  else location.assign(isConnected || !worksOffline() ? '/' : openCalculatorPath);
}
