/** Runs every bench in order and prints one line per figure at the end: `npm run bench [name …]`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Figure } from './figure.ts';

/** In this order; each is a file of this folder. */
const benches = [
  'pricing',
  'sign-in',
  'signed-in',
  'sheets',
  'recognition',
  'statement-check',
  'fee-change',
  'fee-publishing',
  'actions',
  'new-fees',
  'bulk',
  'files',
  'files-service',
  'start',
  'lists',
  'dashboard',
  'subscriptions',
  'messages',
  'notifications',
  'calculate',
  'fee-book',
  'counted-pages',
  'visit',
  'reopen',
  'lighthouse',
  'keystroke',
  'tools',
  'motion',
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !benches.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${benches.join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-figures-'));
const file = path.join(folder, 'figures.jsonl');
const broken = benches
  .filter((name) => chosen.length === 0 || chosen.includes(name))
  .filter((name) => {
    console.log(`\n── ${name}`);
    const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.ts`)], {
      stdio: 'inherit',
      env: { ...process.env, BENCH_FIGURES: file },
    });
    return status !== 0;
  });
const figures: Figure[] = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
rmSync(folder, { recursive: true, force: true });

console.log(`\n${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? ''}, Node ${process.version}\n`);
console.log('| figure | measured | beside | ratio | aim | |\n|---|---|---|---|---|---|');
for (const { figure, measured, peer, ratio, aim, met } of figures)
  console.log(`| ${figure} | ${measured} | ${peer} | ${ratio} | ${aim} | ${met ? 'met' : 'not met'} |`);
console.log(`\n${figures.filter(({ met }) => met).length} of ${figures.length} aims met`);
if (broken.length > 0) console.error(`Broken off: ${broken.join(', ')}`);
process.exit(broken.length > 0 ? 1 : 0);
