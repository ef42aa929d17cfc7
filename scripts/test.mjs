// Plain JavaScript on purpose: `npm test` begins here with nothing installed.
import { spawnSync } from 'node:child_process';
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
  'packages/catalogue',
  'packages/spreadsheet',
  'apps/server',
  'apps/web',
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

/** What failed, by name, once more at the end: a log is often read from there. */
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
  for (const text of [...failed, ...failedJourneys(readReport('e2e.json')?.suites ?? [])])
    console.log(`\n✗ ${text.slice(0, 600)}`);
}

/** The tests that took longest: where time can be saved next. */
function printSlowest() {
  const all = [...unitTests(), ...journeysIn(readReport('e2e.json')?.suites ?? [])];
  if (all.length === 0) return;
  console.log('\nThe slowest ten:');
  for (const { name, seconds } of all.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** Each check counts as one; the two test runners count their own tests. */
const steps = [
  { name: 'catalogues are complete', command: ['node', 'scripts/check-catalogues.ts'] },
  ...workspaces.map((folder) => ({ name: `types: ${folder}`, command: ['tsc', '-p', folder] })),
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'structure', command: ['node', 'scripts/check-structure.ts'] },
  { name: 'fonts', command: ['node', 'scripts/check-fonts.ts'] },
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
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
    name: 'browser',
    command: ['playwright', 'test'],
    count: () => {
      const stats = readReport('e2e.json')?.stats;
      return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
    },
  },
];

const chosen = process.argv.slice(2);
let passed = 0;
let failed = 0;
const failures = [];

for (const step of steps) {
  if (chosen.length > 0 && !chosen.some((word) => step.name.startsWith(word))) continue;
  const began = Date.now();
  console.log(`\n── ${step.name}`);
  const [command = '', ...args] = step.command;
  const { status } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const counted = step.count?.() ?? { passed: 0, failed: 0 };
  const succeeded = status === 0 && counted.failed === 0 && (step.count === undefined || counted.passed > 0);
  passed += counted.passed + (step.count === undefined && succeeded ? 1 : 0);
  failed += succeeded ? 0 : Math.max(counted.failed, 1);
  if (!succeeded) failures.push(step.name);
  console.log(
    `── ${step.name}: ${succeeded ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
}

printSlowest();
printFailed();
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
