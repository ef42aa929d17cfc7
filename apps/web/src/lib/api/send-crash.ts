import { appVersion } from '@saer/contract/api/app-version';

/** Reports of one page load, at most: an error that repeats itself says nothing new. */
const maxReports = 5;
const sent = new Set<string>();

/** Errors that say something about the connection or the reader's wishes, not about our code. */
const expected = new Set(['ApiFailure', 'WaitCancelled', 'LostChunk', 'ChunkLoadError', 'AbortError']);

/** Code that is not ours: of an extension of the browser. */
const isForeign = (stack: string): boolean =>
  /\b(?:chrome|moz|safari(?:-web)?|webkit-masked)-extension:/.test(stack);

const firstFrame = (stack: string): string => stack.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? '';

/**
 * Sends an error with its place in our code, the app's version and the page's path; neither what a form holds nor who is signed in is added.
 * Each kind once while the page is open; none without a connection. That it did not arrive is no error of its own.
 */
export function sendCrash(error: unknown): void {
  if (!(error instanceof Error) || expected.has(error.name) || !navigator.onLine) return;
  const { name, message, stack = '' } = error;
  const kind = `${name} ${message} ${firstFrame(stack)}`;
  if (isForeign(stack) || sent.has(kind) || sent.size >= maxReports) return;
  sent.add(kind);
  const report = JSON.stringify({
    message: `${name}: ${message}`.slice(0, 1_000),
    ...(stack === '' ? {} : { stack: stack.slice(0, 8_000) }),
    version: appVersion,
    page: location.pathname.slice(0, 300),
  });
  // It goes on when the reader leaves the page, and nothing waits for it.
  navigator.sendBeacon('/v1/error', new Blob([report], { type: 'application/json' }));
}
