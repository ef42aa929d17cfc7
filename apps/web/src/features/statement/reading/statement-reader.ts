import * as z from 'zod/mini';
import type {
  StatementProgress,
  StatementTasks,
  TaskName,
  WorkerReply,
  WorkerRequest,
} from './statement-tasks.ts';

/** Stopped by the seller, or failed; nothing of the file was changed or sent. */
export class StatementReadAborted extends Error {
  override readonly name = 'StatementReadAborted';
  readonly isCancelled: boolean;

  constructor(isCancelled: boolean, why: string) {
    super(why);
    this.isCancelled = isCancelled;
  }
}

export interface StatementReader {
  readonly ask: <N extends TaskName>(
    task: N,
    ask: StatementTasks[N]['ask'],
    onProgress?: (progress: StatementProgress) => void,
  ) => Promise<StatementTasks[N]['answer']>;
  /** Ends the worker at any time, with everything that was read. */
  readonly stop: () => void;
}

interface Pending {
  readonly done: (answer: unknown) => void;
  readonly fail: (error: StatementReadAborted) => void;
  readonly progress: (progress: StatementProgress) => void;
}

const workerReply = z.custom<WorkerReply>();

/** Reads and checks statements beside the page: no file, however large, holds it up. */
export function startStatementReader(): StatementReader {
  const worker = new Worker(new URL('./statement-worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  let last = 0;
  const end = (error: StatementReadAborted): void => {
    worker.terminate();
    for (const each of pending.values()) each.fail(error);
    pending.clear();
  };
  worker.addEventListener('message', (event) => {
    const message = z.parse(workerReply, event.data);
    const asked = pending.get(message.id);
    if (message.kind === 'progress') {
      asked?.progress(message.progress);
      return;
    }
    pending.delete(message.id);
    if (message.kind === 'done') asked?.done(message.answer);
    else asked?.fail(new StatementReadAborted(false, message.why));
  });
  worker.addEventListener('error', ({ message }) => end(new StatementReadAborted(false, message)));
  const send = (task: TaskName, ask: WorkerRequest['ask'], progress: Pending['progress']): Promise<unknown> =>
    new Promise((done, fail) => {
      last += 1;
      pending.set(last, { done, fail, progress });
      const message = { id: last, task, ask } satisfies WorkerRequest;
      worker.postMessage(message, []);
    });
  return {
    ask: async <N extends TaskName>(
      task: N,
      ask: StatementTasks[N]['ask'],
      onProgress: (progress: StatementProgress) => void = () => undefined,
    ): Promise<StatementTasks[N]['answer']> =>
      z.parse(z.custom<StatementTasks[N]['answer']>(), await send(task, ask, onProgress)),
    stop: () => end(new StatementReadAborted(true, 'cancelled')),
  };
}
