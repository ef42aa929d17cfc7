import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type FileLimits, fileLimits } from '@saer/spreadsheet/files/file-limits';
import type { OpenedFile } from '@saer/spreadsheet/files/opened-file';
import pLimit from 'p-limit';
import type { OpenRequest } from './open-request.ts';

/** As many files at once as memory is set aside for. */
const atOnce = pLimit(2);
/** Heap of one worker, in megabytes. The bytes of the file and its unpacked parts are beside it, within the file limits. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 };

const isBundled = !import.meta.url.endsWith('.ts');
const program = new URL(isBundled ? './open-file-worker.mjs' : './open-file-worker.ts', import.meta.url);

/** Workers that wait for a file: starting one takes longer than opening most files does. */
const idle = new Set<Worker>();

function takeWorker(): Worker {
  const [waiting] = idle;
  if (waiting !== undefined) {
    idle.delete(waiting);
    return waiting;
  }
  const worker = new Worker(program, { resourceLimits });
  worker.on('error', () => idle.delete(worker));
  // A worker that waits keeps nobody from leaving.
  worker.unref();
  return worker;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One file in one worker, which waits for the next only if it has answered in time. */
async function openWith(worker: Worker, request: OpenRequest): Promise<OpenedFile> {
  const late = AbortSignal.timeout(request.limits.milliseconds);
  const answer: Promise<readonly OpenedFile[]> = once(worker, 'message', { signal: late });
  // A copy, because it goes over to the worker for good.
  const bytes = new Uint8Array(request.bytes);
  worker.postMessage({ ...request, bytes }, [bytes.buffer]);
  try {
    const [opened] = await answer;
    if (opened === undefined) throw new Error('The worker that opens files sent nothing');
    idle.add(worker);
    return opened;
  } catch (error) {
    void worker.terminate();
    if (late.aborted) return { ok: false, reason: 'tookTooLong' };
    if (isOutOfMemory(error)) return { ok: false, reason: 'tooManyCells' };
    throw error;
  }
}

/** Opens a file in a thread of its own, within limits of memory and time: as `openFile` does, and no file can hold up the server. */
export function openInWorker(
  bytes: Uint8Array,
  fileName: string,
  limits: FileLimits = fileLimits,
): Promise<OpenedFile> {
  // Not worth a thread: it is refused by its length alone.
  if (bytes.byteLength > limits.bytes)
    return Promise.resolve({ ok: false, reason: 'fileTooLarge', details: { maximum: limits.bytes } });
  return atOnce(() => openWith(takeWorker(), { bytes, fileName, limits }));
}
