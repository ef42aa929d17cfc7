import * as z from 'zod/mini';
import type { ReadLine, WorkerRequest, SheetTasks, WorkerReply, TaskName } from './sheet-tasks.ts';

/** Reading took longer than any product sheet needs, or was cancelled. */
export class ReadAborted extends Error {
  override readonly name = 'ReadingEnded';
  readonly reason: 'tookTooLong' | 'cancelled' | 'failed';

  constructor(reason: 'tookTooLong' | 'cancelled' | 'failed', why: string) {
    super(why);
    this.reason = reason;
  }
}

interface PendingTask {
  readonly done: (answer: unknown) => void;
  readonly fail: (error: ReadAborted) => void;
  readonly chunk: (lines: readonly ReadLine[], of: number) => void;
}

interface AskOptions {
  readonly onChunk?: (lines: readonly ReadLine[], of: number) => void;
  /** In milliseconds; reading that takes longer is stopped. */
  readonly limit?: number;
}

export interface SheetReader {
  readonly ask: <N extends TaskName>(
    task: N,
    ask: SheetTasks[N]['ask'],
    options?: AskOptions,
  ) => Promise<SheetTasks[N]['answer']>;
  /** Ends the worker at any time, with its state. */
  readonly stop: () => void;
  /** It ended, also by itself: another one must be started. */
  readonly hasEnded: () => boolean;
}

const workerReply = z.custom<WorkerReply>();

/** Reads, prices and writes sheets beside the page, so that no file however large holds it up. */
export function startReader(): SheetReader {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PendingTask>();
  let last = 0;
  let ended: ReadAborted | undefined;

  const end = (reason: ReadAborted['reason'], why: string): void => {
    worker.terminate();
    const error = new ReadAborted(reason, why);
    ended ??= error;
    for (const each of waiting.values()) each.fail(error);
    waiting.clear();
  };

  worker.addEventListener('message', (event) => {
    const message = z.parse(workerReply, event.data);
    const asked = waiting.get(message.id);
    if (message.kind === 'chunk') {
      asked?.chunk(message.lines, message.of);
      return;
    }
    waiting.delete(message.id);
    if (message.kind === 'done') asked?.done(message.answer);
    else asked?.fail(new ReadAborted('failed', message.why));
  });
  worker.addEventListener('error', ({ message }) => end('failed', message));

  const send = <N extends TaskName>(
    task: N,
    ask: SheetTasks[N]['ask'],
    { onChunk, limit }: AskOptions,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      // It would never answer.
      if (ended !== undefined) {
        reject(ended);
        return;
      }
      last += 1;
      const id = last;
      const timer =
        limit === undefined ? undefined : setTimeout(() => end('tookTooLong', 'tookTooLong'), limit);
      waiting.set(id, {
        done: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
        fail: (error) => {
          clearTimeout(timer);
          reject(error);
        },
        chunk: (lines, of) => onChunk?.(lines, of),
      });
      const message = { id, task, ask } satisfies { id: number; task: TaskName; ask: WorkerRequest['ask'] };
      worker.postMessage(message, []);
    });

  return {
    ask: async <N extends TaskName>(
      task: N,
      ask: SheetTasks[N]['ask'],
      options: AskOptions = {},
    ): Promise<SheetTasks[N]['answer']> =>
      z.parse(z.custom<SheetTasks[N]['answer']>(), await send(task, ask, options)),
    stop: () => end('cancelled', 'cancelled'),
    hasEnded: () => ended !== undefined,
  };
}

/** Milliseconds that a sheet waits for what was remembered of former ones: it can be read without. */
const patience = 4_000;

const later = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

/** Waits for an answer that a sheet can do without; undefined if it failed, or takes longer than anybody would wait. */
export const answerInTime = <Answer>(
  answer: Promise<Answer>,
  timeout: Promise<undefined> = later(patience),
): Promise<Answer | undefined> => Promise.race([answer.catch(() => undefined), timeout]);
