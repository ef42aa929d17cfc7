import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type FileLimits, fileLimits } from '@saer/spreadsheet/files/file-limits';
import type { OpenedFile, RefusedFile } from '@saer/spreadsheet/files/opened-file';
import pLimit from 'p-limit';
import type { OpenRequest } from './open-request.ts';
import { type PackedFile, unpacked } from './packed-file.ts';

/** As many files at once as memory is set aside for. */
const atOnce = pLimit(2);
/** Heap of one process, in megabytes. The bytes of the file and its unpacked parts are beside it, within the file limits. */
const heap = ['--max-old-space-size=160', '--max-semi-space-size=16'];

const isBundled = !import.meta.url.endsWith('.ts');
const program = fileURLToPath(
  new URL(isBundled ? './open-file-process.mjs' : './open-file-process.ts', import.meta.url),
);

/** Processes that wait for a file: starting one takes longer than opening most files does. */
const idle = new Set<ChildProcess>();

function takeReader(): ChildProcess {
  const [waiting] = idle;
  if (waiting !== undefined) {
    idle.delete(waiting);
    return waiting;
  }
  // Nothing of the server's surroundings goes along, its secrets least of all.
  const reader = fork(program, [], { env: {}, execArgv: heap, serialization: 'advanced', stdio: 'ignore' });
  reader.on('exit', () => idle.delete(reader));
  reader.on('error', () => idle.delete(reader));
  reader.unref();
  return reader;
}

/** What to tell of a file whose process ended over it: Node aborts one that is out of memory. */
function endedBy([code, signal]: readonly unknown[]): RefusedFile {
  if (signal === 'SIGABRT' || code === 134) return { ok: false, reason: 'tooManyCells' };
  throw new Error(`The process that opens files ended by itself (${String(signal ?? code)})`);
}

/** One file in one process, which waits for the next only if it has answered in time. */
async function openWith(reader: ChildProcess, request: OpenRequest): Promise<OpenedFile> {
  const late = AbortSignal.timeout(request.limits.milliseconds);
  const over = new AbortController();
  const signal = AbortSignal.any([late, over.signal]);
  const answer: Promise<readonly PackedFile[]> = once(reader, 'message', { signal });
  const end: Promise<readonly unknown[]> = once(reader, 'exit', { signal });
  // Somebody waits for this one.
  reader.channel?.ref();
  reader.send(request);
  try {
    const opened = await Promise.race([answer.then(([first]) => first), end.then(endedBy)]);
    if (opened === undefined) throw new Error('The process that opens files sent nothing');
    // One that has ended may still look connected for a moment.
    if (reader.exitCode === null && reader.signalCode === null) idle.add(reader);
    return unpacked(opened);
  } catch (error) {
    reader.kill('SIGKILL');
    if (late.aborted) return { ok: false, reason: 'tookTooLong' };
    throw error;
  } finally {
    over.abort();
    // A process that waits keeps nobody from leaving.
    reader.channel?.unref();
  }
}

/** Opens a file in a process of its own, within limits of memory and time: as `openFile` does, and no file can hold up or end the server. */
export function openInProcess(
  bytes: Uint8Array,
  fileName: string,
  limits: FileLimits = fileLimits,
): Promise<OpenedFile> {
  // Not worth a process: it is refused by its length alone.
  if (bytes.byteLength > limits.bytes)
    return Promise.resolve({ ok: false, reason: 'fileTooLarge', details: { maximum: limits.bytes } });
  return atOnce(() => openWith(takeReader(), { bytes, fileName, limits }));
}
