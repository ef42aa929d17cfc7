import * as z from 'zod/mini';
import { StatementSession } from './statement-session.ts';
import type { StatementTasks, TaskName, WorkerReply, WorkerRequest } from './statement-tasks.ts';

const session = new StatementSession();
const notify = (message: WorkerReply): void => postMessage(message);

const answer = <N extends TaskName>(id: number, task: N, ask: StatementTasks[N]['ask']): Promise<unknown> =>
  session.tasks[task](ask, (progress) => notify({ id, kind: 'progress', progress }));

async function run({ id, task, ask }: WorkerRequest): Promise<void> {
  try {
    notify({ id, kind: 'done', answer: await answer(id, task, ask) });
  } catch (error) {
    notify({ id, kind: 'failed', why: String(error) });
  }
}

const asked = z.custom<WorkerRequest>();
/** One after the other. */
let turn: Promise<void> = Promise.resolve();
addEventListener('message', (event) => {
  const message = z.parse(asked, event.data);
  turn = turn.then(() => run(message));
});
