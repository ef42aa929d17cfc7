import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type FileLimits, fileLimits } from '@saer/spreadsheet/read/file-limits';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import pLimit from 'p-limit';
import { AppError } from '../http/replies/app-error.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import type { ReaderAsk, ReaderReply, FoundColumns, FoundLayout, SentAnswers } from './messages.ts';
import type { TextRow } from '@saer/spreadsheet/rows/cells/sheet-row';

/** As many files at once as memory is set aside for. */
const atOnce = pLimit(2);
/** Waiting files are held in memory. */
const maxWaiting = 20;
/** Heap of one process, in megabytes. What it takes beside that is limited by `maxResident`. */
const heap = ['--max-old-space-size=160', '--max-semi-space-size=16'];
/** Megabytes: a process that has grown beyond them is not used for another file. */
const maxIdle = 220;

const isBundled = !import.meta.url.endsWith('.ts');
const program = fileURLToPath(
  new URL(isBundled ? './file-reader-process.mjs' : '../file-reader-process.ts', import.meta.url),
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

/** A process that ended over a file had not enough memory: Node aborts one whose heap is full, and its watch kills one that grows. */
function endedBy({ exitCode, signalCode }: ChildProcess): UnreadableFile {
  if (signalCode === 'SIGABRT' || signalCode === 'SIGKILL' || exitCode === 134)
    return { ok: false, reason: 'tooManyCells', details: { of: 'memory' } };
  throw new Error(`The process that reads files ended by itself (${String(signalCode ?? exitCode)})`);
}

/** Bytes of one message: it is packed within a millisecond. */
const piece = 256 * 1024;

/** Sends a message, and waits until it is on its way. One that has ended says so by its end. */
const send = (reader: ChildProcess, message: ReaderAsk): Promise<void> =>
  new Promise((done) => {
    reader.send(message, () => done());
  });

/** A file, and the options the process needs before it opens it. */
export interface ReaderFile {
  readonly bytes: Uint8Array;
  readonly limits: FileLimits;
  readonly about: Pick<Extract<ReaderAsk, { ask: 'open' }>, 'fileName' | 'feeTable'>;
}

/** The result of a reply, if it is final; it may send further requests to the process. */
export type TakeReply<Found> = (
  reply: ReaderReply,
  ask: (message: ReaderAsk) => Promise<void>,
) => Found | undefined | Promise<Found | undefined>;

/** Sends a file in pieces: others have their turn between two of them. */
async function sendFile(
  reader: ChildProcess,
  { bytes, limits, about }: ReaderFile,
  signal: AbortSignal,
): Promise<void> {
  await send(reader, { ask: 'open', size: bytes.length, limits, ...about });
  const yieldToEventLoop = timeSlice();
  for (let at = 0; at < bytes.length && !signal.aborted && reader.connected; at += piece) {
    await send(reader, { ask: 'bytes', bytes: bytes.subarray(at, at + piece) });
    await yieldToEventLoop();
  }
}

/** Asks a process for a file, and takes its answers; the process may be used again if it says so. */
async function converse<Found>(
  reader: ChildProcess,
  file: ReaderFile,
  take: TakeReply<Found>,
  signal: AbortSignal,
): Promise<Found | UnreadableFile> {
  const replies: AsyncIterable<readonly ReaderReply[]> = on(reader, 'message', { signal, close: ['exit'] });
  const ask = (message: ReaderAsk) => send(reader, message);
  let outcome: Found | UnreadableFile | undefined;
  void sendFile(reader, file, signal);
  for await (const [message] of replies) {
    if (message === undefined) continue;
    if (message.reply === 'refused') outcome = message.refusal;
    else if (message.reply !== 'end') outcome = (await take(message, ask)) ?? outcome;
    else if (outcome !== undefined) {
      if (message.resident > maxIdle) reader.kill('SIGKILL');
      // One that has ended may still look connected for a moment.
      else if (reader.exitCode === null && reader.signalCode === null) idle.add(reader);
      return outcome;
    }
  }
  return endedBy(reader);
}

/** One file in one process, which waits for the next only if it has answered in time. */
async function readWith<Found>(
  reader: ChildProcess,
  file: ReaderFile,
  take: TakeReply<Found>,
): Promise<Found | UnreadableFile> {
  const late = AbortSignal.timeout(file.limits.milliseconds);
  // Somebody waits for this one.
  reader.channel?.ref();
  try {
    return await converse(reader, file, take, late);
  } catch (error) {
    reader.kill('SIGKILL');
    if (late.aborted) return { ok: false, reason: 'tookTooLong' };
    throw error;
  } finally {
    // An idle process does not prevent ours from exiting.
    reader.channel?.unref();
  }
}

/** Opens a file in a separate process, with limits on memory and time, so that no file can block or end the server. */
export function askReader<Found>(file: ReaderFile, take: TakeReply<Found>): Promise<Found | UnreadableFile> {
  const maximum = file.limits.bytes;
  // Not worth a process: rejected for its length alone.
  if (file.bytes.byteLength > maximum)
    return Promise.resolve({ ok: false, reason: 'fileTooLarge', details: { maximum } });
  if (atOnce.pendingCount >= maxWaiting) throw new AppError({ code: 'overloaded' });
  return atOnce(() => readWith(takeReader(), file, take));
}

/** A file as the sheet of it that holds products; its rows are left out where there are too many. */
export type ReadFile =
  | UnreadableFile
  | { readonly ok: true; readonly layout: FoundLayout; readonly rows: readonly TextRow[] };

export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Finds the saved answers about such a sheet's columns. */
  readonly findAnswers: (found: FoundColumns) => Promise<SentAnswers>;
  readonly maxRows: number;
}

/** Reads a file in the reading process: its sheets are opened and their columns recognised there. */
export function readInProcess(file: FileToRead, limits: FileLimits = fileLimits): Promise<ReadFile> {
  const { bytes, fileName, findAnswers, maxRows } = file;
  const rows: TextRow[] = [];
  return askReader<ReadFile>({ bytes, limits, about: { fileName } }, async (reply, ask) => {
    if (reply.reply === 'columns')
      await ask({ ask: 'read', answers: await findAnswers(reply.found), maxRows });
    if (reply.reply === 'rows') rows.push(...reply.rows);
    return reply.reply === 'layout' ? { ok: true, layout: reply.layout, rows } : undefined;
  });
}
