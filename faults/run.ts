/** Lets things go wrong around a local server and compares the books afterwards: `npm run faults -- --help`. */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { faults } from './payments/faults.ts';
import { cardNumbersIn, inDatabase, inFiles } from './payments/find-card-numbers.ts';
import { killPublishing } from './publishing/kill-publishing.ts';
import { runOutside } from './outside/run-outside.ts';
import { runMutants } from './mutants/run-mutants.ts';
import { operations } from './payments/operations.ts';
import { type FaultReport, isClean, runFaults } from './payments/run-faults.ts';
import { openWorld, startTemplate } from './payments/world.ts';

const usage = `npm run faults -- payments
  --seeds N      of each fault in each operation (200)
  --seed S       the first of them (1)
  --worlds N     servers that run side by side, each with its own gateway (4)
  --only NAME    one operation alone
  --first        ends with the first case that is not clean
  --no-control   without the run that must fail
npm run faults -- publishing
  --kills N      of a server, each while it publishes a fee table (40)
  --seed S       which instants they are at (1)
npm run faults -- outside
  breaks the wire to each system outside (mail, SMS, push, gateway, Nafath, files) in each way, while own routes are called
  --seconds N    with each fault, and as long without it (6)
  --only NAME    systems whose name contains it
  --fault NAME   one of refuse, hang, drip, garbage
npm run faults -- mutants
  plants each fault of the list in the code, one after the other, and says which are noticed
  --only NAME    those whose name contains it
It starts a PostgreSQL and servers of its own on this machine and sends nothing elsewhere.`;

const number = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: number,
    seed: number,
    kills: number,
    worlds: number,
    seconds: number,
    only: { type: 'string' },
    fault: { type: 'string' },
    first: { type: 'boolean', default: false },
    'no-control': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const amount = (given: string | undefined, usual: number, most: number): number =>
  Math.max(1, Math.min(most, given === undefined ? usual : Number(given)));

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Seeds of the control: it need not be long to fail. */
const controlSeeds = 2;

function print(title: string, { runs, asked, counts, broken, errors }: FaultReport): void {
  say(
    `${title}: ${runs} runs${asked === 0 ? '' : `, in ${asked} of them the gateway was asked for longer than usual`}`,
  );
  for (const [name, count] of Object.entries(counts)) say(`  ${name.padEnd(18)} ${count}`);
  for (const each of broken) say(`  ! ${each}`);
  for (const each of errors) say(`  error ${each}`);
}

/** The end that somebody wished: database and servers are stopped first, whatever breaks off meanwhile. */
let ending: Promise<never> | undefined;

/** Ends what was opened when somebody wishes it. */
function endOnSignal(opened: AsyncDisposableStack): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      ending = opened.disposeAsync().then(
        () => process.exit(1),
        () => process.exit(1),
      );
    });
}

async function publishing(): Promise<boolean> {
  await using opened = new AsyncDisposableStack();
  endOnSignal(opened);
  const { folder, newDatabase } = await startTemplate(opened);
  const connection = await newDatabase('publishing');
  const world = await openWorld(opened, connection, () => undefined);
  const kills = amount(values.kills, 40, 2_000);
  const { done, undone, broken } = await killPublishing(world, connection, {
    kills,
    seed: amount(values.seed, 1, 2 ** 30),
    cache: path.join(folder, 'cache'),
    onProgress: (at) => {
      if (at % 10 === 0) say(`  ${at} of ${kills}`);
    },
  });
  say(`${done + undone} kills: ${done} with the table in force afterwards, ${undone} without`);
  for (const each of broken.slice(0, 20)) say(`  ! ${each}`);
  return broken.length === 0;
}

async function outside(): Promise<boolean> {
  await using opened = new AsyncDisposableStack();
  endOnSignal(opened);
  const { newDatabase } = await startTemplate(opened);
  const { only, fault } = values;
  const seconds = amount(values.seconds, 6, 600);
  return await runOutside(opened, await newDatabase('outside'), { seconds, only, fault, say });
}

async function main(): Promise<boolean> {
  await using opened = new AsyncDisposableStack();
  endOnSignal(opened);
  const template = await startTemplate(opened);
  const lines: string[] = [];
  const worlds = [];
  for (let at = 0; at < amount(values.worlds, 4, 16); at += 1)
    worlds.push(
      await openWorld(opened, await template.newDatabase(`world_${at}`), (line) => lines.push(line)),
    );
  const seeds = amount(values.seeds, 200, 10_000);
  const firstSeed = amount(values.seed, 1, 2 ** 30);
  say(`${faults.length} faults × ${operations.length} operations × ${seeds} seeds, from seed ${firstSeed}`);
  const started = performance.now();
  const report = await runFaults(worlds, {
    seeds,
    firstSeed,
    isReconciled: true,
    only: values.only,
    stopsAtFirst: values.first,
    onProgress: (runs, of) => {
      if (runs % 1_000 === 0)
        say(`  ${runs} of ${of}, ${Math.round((performance.now() - started) / 1_000)} s`);
    },
  });
  print('With reconciliation', report);
  const numbers = [
    ...(await Promise.all(worlds.map(inDatabase))).flat(),
    ...inFiles(template.folder),
    ...cardNumbersIn(lines.join('\n')),
  ];
  say(`Card numbers in databases, files and ${lines.length} lines of the log: ${numbers.length}`);
  for (const each of numbers.slice(0, 5)) say(`  ! ${each}`);
  const isGood = isClean(report.counts) && report.errors.length === 0 && numbers.length === 0;
  if (values['no-control']) return isGood;
  const control = await runFaults(worlds, { seeds: controlSeeds, firstSeed, isReconciled: false });
  print('Control, without reconciliation (must not be clean)', control);
  return isGood && !isClean(control.counts);
}

const commands = { payments: main, publishing, outside, mutants: () => runMutants(values.only, say) };
const isCommand = (name: string | undefined): name is keyof typeof commands =>
  name !== undefined && Object.hasOwn(commands, name);

const [command, ...others] = positionals;
if (values.help || others.length > 0 || !isCommand(command)) {
  say(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  const isGood = await commands[command]().catch(async (error: unknown) => {
    await ending;
    throw error;
  });
  say(isGood ? 'Everything as it must be.' : 'NOT as it must be.');
  process.exitCode = isGood ? 0 : 1;
}
