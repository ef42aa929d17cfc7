import { setTimeout as wait } from 'node:timers/promises';
import { basePath } from '@saer/contract/api/endpoint';

const answerMs = 300;
const pauseMs = 100;

const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

/** Whether a taken port is about to be released by a server like ours that is shutting down; waits a little if so. */
export async function isPortClosing(port: number): Promise<boolean> {
  const isEnding = await fetch(`http://127.0.0.1:${port}${basePath}/health/ready`, {
    signal: AbortSignal.timeout(answerMs),
  }).then(({ status }) => status === 503, isRefused);
  if (isEnding) await wait(pauseMs);
  return isEnding;
}
