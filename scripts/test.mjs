// Plain JavaScript on purpose: `npm test` begins here with nothing installed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, pinnedEnvironment, root } from './installed.mjs';

ensureInstalled();

const reports = path.join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const env = pinnedEnvironment();
const workspaces = [
  'packages/pricing',
  'packages/contract',
  'packages/i18n',
  'packages/quoting',
  'packages/tools',
  'packages/spreadsheet',
  'apps/server',
  'apps/web',
  'apps/web/service-worker',
  '.',
];

/** @param {string} file */
function readReport(file) {
  const full = path.join(reports, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}

/**
 * @typedef {object} TimedTest
 * @property {string} name
 * @property {number} seconds
 */

/** @returns {TimedTest[]} */
function unitTests() {
  const report = readReport('unit.json');
  return (report?.testResults ?? []).flatMap(
    (/** @type {{ name: string, assertionResults: { fullName: string, duration?: number }[] }} */ file) =>
      file.assertionResults.map(({ fullName, duration = 0 }) => ({
        name: `${path.relative(root, file.name)} › ${fullName}`,
        seconds: duration / 1000,
      })),
  );
}

/** @typedef {{ title: string, file: string, specs: { title: string, tests: { projectName: string, status: string, results: { duration: number, error?: { message?: string } }[] }[] }[], suites?: Suite[] }} Suite */

/** @param {Suite[]} suites @returns {TimedTest[]} */
function journeysIn(suites) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `e2e/${file} › ${title} (${projectName})`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...journeysIn(inner),
  ]);
}

/**
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function failedJourneys(suites) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ projectName, status, results }) =>
        status === 'expected' || status === 'skipped'
          ? []
          : [`e2e/${file} › ${title} (${projectName}): ${results[0]?.error?.message ?? status}`],
      ),
    ),
    ...failedJourneys(inner),
  ]);
}

/** Lists failures again at the end, where logs are often read. */
function printFailed() {
  /** @type {{ name: string, message?: string, status: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[]} */
  const files = readReport('unit.json')?.testResults ?? [];
  const failed = files.flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => `${fullName}: ${failureMessages[0] ?? ''}`);
    const own = status === 'failed' && tests.length === 0 ? [message ?? ''] : tests;
    return own.map((text) => `${path.relative(root, name)} › ${text}`);
  });
  const journeys = ['pictures.json', 'e2e.json'].flatMap((file) =>
    failedJourneys(readReport(file)?.suites ?? []),
  );
  for (const text of [...failed, ...journeys]) console.log(`\n✗ ${text.slice(0, 600)}`);
}

/** The slowest tests: where time can be saved next. */
function printSlowest() {
  const all = [...unitTests(), ...journeysIn(readReport('e2e.json')?.suites ?? [])];
  if (all.length === 0) return;
  console.log('\nThe slowest ten:');
  for (const { name, seconds } of all.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/**
 * Each check counts as one; the two test runners count their own tests. This one runs first, and whatever is chosen, because it writes
 * the messages that the others read.
 */
const messages = { name: 'messages are complete', command: ['node', 'scripts/check-messages.ts'] };

/** The slowest first. */
const staticChecks = [
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  ...workspaces.toReversed().map((folder) => ({ name: `types: ${folder}`, command: ['tsc', '-p', folder] })),
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'structure', command: ['node', 'scripts/check-structure.ts'] },
  { name: 'exports', command: ['knip', '--no-progress', '--reporter', 'compact'] },
  { name: 'fonts', command: ['node', 'scripts/check-fonts.ts'] },
];

/** @param {string} report */
const journeysCounted = (report) => {
  const stats = readReport(report)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
};

const tests = [
  {
    name: 'unit and API',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    count: () => {
      const report = readReport('unit.json');
      return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
    },
  },
  { name: 'Chromium is here', command: ['node', 'scripts/chromium.ts'] },
  { name: 'budgets', command: ['node', 'scripts/check-budgets.ts'] },
  {
    name: 'pictures',
    command: ['playwright', 'test', '--project=pictures'],
    env: { E2E_REPORT: 'pictures.json' },
    count: () => journeysCounted('pictures.json'),
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--project=ar', '--project=en'],
    count: () => journeysCounted('e2e.json'),
  },
];

const chosen = process.argv.slice(2);
let passed = 0;
let failed = 0;
/** @type {string[]} */
const failures = [];

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {() => { passed: number, failed: number }} [count]
 */

/** @param {Step} step @param {number | null} status @param {number} startedAt */
function recordResult(step, status, startedAt) {
  const counted = step.count?.() ?? { passed: 0, failed: 0 };
  const succeeded = status === 0 && counted.failed === 0 && (step.count === undefined || counted.passed > 0);
  passed += counted.passed + (step.count === undefined && succeeded ? 1 : 0);
  failed += succeeded ? 0 : Math.max(counted.failed, 1);
  if (!succeeded) failures.push(step.name);
  console.log(
    `── ${step.name}: ${succeeded ? 'ok' : 'FAILED'} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
}

/** Runs a step; `output: 'whenDone'` prints the output in one piece, so that concurrent steps remain readable.
 * @param {Step} step @param {'live' | 'whenDone'} output @returns {Promise<void>} */
function run(step, output) {
  const startedAt = Date.now();
  const [command = '', ...args] = step.command;
  if (output === 'live') console.log(`\n── ${step.name}`);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, ...step.env },
    stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      if (said.length > 0) process.stdout.write(`\n${Buffer.concat(said).toString()}`);
      recordResult(step, status, startedAt);
      resolve();
    });
  });
}

const isChosen = (/** @type {Step} */ { name }) =>
  chosen.length === 0 || chosen.some((word) => name.startsWith(word));

/** Static checks do not write what another reads: two at a time, as many as CI has cores. */
const waiting = staticChecks.filter(isChosen);
async function runWaiting() {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await run(step, 'whenDone');
}

await run(messages, 'live');
await Promise.all([runWaiting(), runWaiting()]);
for (const step of tests.filter(isChosen)) await run(step, 'live');

printSlowest();
printFailed();
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
