import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { type Mutant, mutants } from './mutants.ts';

const folder = import.meta.dirname;

/** Time a run with a planted fault may take, in milliseconds; one that hangs is noticed as well. */
const longestRun = 10 * 60_000;

type Verdict = 'noticed' | 'NOT NOTICED' | 'NOT PLANTED';

/** Runs the operations that a planted fault concerns; the first case that is not clean ends it. */
function runWith({ operation, ...mutant }: Mutant): Promise<Verdict> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      path.join(folder, 'plant.mjs'),
      path.join(folder, '../run.ts'),
      'payments',
      '--no-control',
      '--first',
      '--seeds',
      '3',
      '--worlds',
      '2',
      ...(operation === undefined ? [] : ['--only', operation]),
    ],
    { env: { ...process.env, MUTANT: JSON.stringify(mutant) }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const timer = setTimeout(() => child.kill('SIGTERM'), longestRun);
  const { promise, resolve } = Promise.withResolvers<Verdict>();
  child.on('exit', (status) => {
    clearTimeout(timer);
    if (!said.includes('planted')) resolve('NOT PLANTED');
    else resolve(status === 0 ? 'NOT NOTICED' : 'noticed');
  });
  return promise;
}

/** Plants each fault of the list and says which are noticed; resolves with whether all are. */
export async function runMutants(only: string | undefined, say: (line: string) => unknown): Promise<boolean> {
  const chosen = mutants.filter(({ name }) => only === undefined || name.includes(only));
  let noticed = 0;
  for (const mutant of chosen) {
    const started = performance.now();
    const verdict = await runWith(mutant);
    if (verdict === 'noticed') noticed += 1;
    const seconds = Math.round((performance.now() - started) / 1_000);
    say(`  ${verdict.padEnd(12)} ${mutant.name} (${seconds} s)`);
  }
  say(`${noticed} of ${chosen.length} planted faults noticed`);
  return noticed === chosen.length && chosen.length > 0;
}
