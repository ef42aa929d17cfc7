import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod/mini';

const started = z.object({ port: z.int() });
const used = z.object({ cpu: z.number() });

/** A server in a separate process: it shares nothing with its caller but the cores. */
export interface ServerProcess {
  readonly port: number;
  /** Milliseconds of CPU time since its start, in all its threads. */
  readonly cpu: () => Promise<number>;
  /** Additional figures counted by its file. */
  readonly figures: <T extends z.core.$ZodType>(schema: T) => Promise<z.output<T>>;
}

function answerOf<T extends z.core.$ZodType>(child: ChildProcess, answer: T): Promise<z.output<T>> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A server of the bench has ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(z.parse(answer, message));
    });
  });
}

/** Starts a file of this folder that calls `serve`, with the given input and options of Node; ended with `opened`. */
export async function startServerProcess(
  opened: AsyncDisposableStack,
  file: string,
  given: object,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const child = fork(path.join(import.meta.dirname, file), [JSON.stringify(given)], {
    execArgv: [...process.execArgv, ...nodeOptions],
  });
  opened.defer(
    () =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  );
  const { port } = await answerOf(child, started);
  const figures = <T extends z.core.$ZodType>(schema: T): Promise<z.output<T>> => {
    const answer = answerOf(child, schema);
    child.send('figures');
    return answer;
  };
  return { port, cpu: async () => (await figures(used)).cpu, figures };
}
