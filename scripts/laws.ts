/** Runs every test file with fast-check properties with random seeds, each property 10,000 times: `npm run laws -- --help`. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';

const usage = `npm run laws -- [FILE …]
  FILE      only files whose path contains one of these, such as packages/tools
  --runs N  runs of each property (10,000)
  --seed=S  the seed that a failure has printed, to see it again; otherwise another for each property
A failure prints its seed and the smallest counterexample, and the command ends with 1. Write the counterexample down as a case
of its own beside the property: \`npm test\` always draws the same values.`;

const refuse = (reason: string): never => {
  console.error(`${reason}\n\n${usage}`);
  process.exit(2);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help === true) {
  console.log(usage);
  process.exit(0);
}

const files = globSync('{packages,apps,attack,scripts}/**/*.test.{ts,tsx}', {
  exclude: (path) => path.includes('node_modules'),
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)))
  .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))
  .toSorted();
if (files.length === 0) refuse(`No file with properties has ${positionals.join(' or ')} in its path.`);

const { runs = '10000', seed } = values;
if (!/^[1-9]\d{0,8}$/.test(runs)) refuse(`Runs are a whole number, not ${runs}.`);
if (seed !== undefined && !/^-?\d{1,10}$/.test(seed)) refuse(`A seed is a whole number, not ${seed}.`);
const { status } = spawnSync('vitest', ['run', ...files], {
  env: {
    ...process.env,
    SAER_LAW_RUNS: runs,
    ...(seed === undefined ? {} : { SAER_LAW_SEED: seed }),
  },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
