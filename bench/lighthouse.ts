/**
 * Lighthouse's mobile score of the entry pages, compared with a bare page with the same text. Its package is large and used only
 * here, so it is installed when this bench first runs. `node bench/lighthouse.ts [/ar …]` measures only the named pages;
 * LIGHTHOUSE_RUNS is the number of runs (3).
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod/mini';
import { ensureBuilt } from '../scripts/build.mjs';
import { findChromium } from '../scripts/chromium.ts';
import { root } from '../scripts/installed.mjs';
import { startBenchServer } from './bench-server.ts';
import { atLeast, record } from './figure.ts';
import { serveSketch } from './sketch-page.ts';

const version = '13.5.0';
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3);
const folder = path.join(root, 'node_modules/.cache/lighthouse');
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const dist = path.join(root, 'apps/web/dist');

const pages = [
  { path: '/ar', aim: 99 },
  { path: '/en', aim: 99 },
  { path: '/access/login', aim: 90 },
];

const numeric = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': numeric,
    'largest-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'speed-index': numeric,
  }),
});
type Report = z.infer<typeof report>;

function isInstalled(): boolean {
  const manifest = path.join(folder, 'node_modules/lighthouse/package.json');
  const isThere = (): boolean =>
    existsSync(manifest) &&
    z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(manifest, 'utf8'))).version ===
      version;
  if (isThere()) return true;
  console.log(`Installing Lighthouse ${version} for this bench (once) …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  spawnSync(
    'npm',
    ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${version}`],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  return isThere();
}

/** A run that takes longer is considered hung. */
const longestRunMs = 120_000;

/** The running browser and Lighthouse. Both end with this process, however it ends. */
const underWay = new Set<ChildProcess>();

/** Ends a process and its process group. */
function end(running: ChildProcess): void {
  const { pid } = running;
  if (!underWay.delete(running) || pid === undefined) return;
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has already ended.
  }
}
process.on('exit', () => underWay.forEach(end));

function begin(command: string, args: readonly string[], stderr: 'inherit' | 'pipe'): ChildProcess {
  const running = spawn(command, args, {
    stdio: ['ignore', 'ignore', stderr],
    detached: process.platform !== 'win32',
    // The reports are for this bench only.
    env: { ...process.env, LIGHTHOUSE_DISABLE_ERROR_REPORTING: '1' },
  });
  underWay.add(running);
  return running;
}

/** A browser with an empty profile, and its debugging port. Lighthouse's own would outlive an aborted run. */
async function openBrowser(chromium: string, profile: string) {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--mute-audio'];
  const quiet = ['background-networking', 'component-update', 'sync', 'extensions', 'default-apps'];
  const browser = begin(
    chromium,
    [
      ...flags,
      ...quiet.map((each) => `--disable-${each}`),
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    'pipe',
  );
  const listening = new Promise<string>((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(port);
    });
    browser.once('exit', () => reject(new Error(`Chromium did not start: ${said}`)));
  });
  return { browser, port: await listening };
}

/** One run; undefined if Lighthouse itself fails. */
async function measure(url: string, chromium: string, output: string): Promise<Report | undefined> {
  const file = path.join(output, 'report.json');
  rmSync(file, { force: true });
  const { browser, port } = await openBrowser(chromium, mkdtempSync(path.join(output, 'profile-')));
  // The server in this process replies meanwhile.
  const running = begin(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      `--port=${port}`,
    ],
    'inherit',
  );
  const hanging = setTimeout(end, longestRunMs, running);
  await once(running, 'exit');
  clearTimeout(hanging);
  end(running);
  end(browser);
  return existsSync(file) ? z.parse(report, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const scoreOf = ({ categories }: Report): number => Math.round(categories.performance.score * 100);

/** The median run by score. */
async function middle(
  name: string,
  url: string,
  chromium: string,
  output: string,
): Promise<Report | undefined> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    const one = await measure(url, chromium, output);
    if (one !== undefined) reports.push(one);
  }
  const found = reports.toSorted((a, b) => scoreOf(a) - scoreOf(b))[Math.floor(reports.length / 2)];
  if (found === undefined) return undefined;
  const seconds = (audit: keyof Report['audits']): string =>
    `${(found.audits[audit].numericValue / 1000).toFixed(2)} s`;
  console.log(
    `${name}: ${scoreOf(found)} (${reports.map(scoreOf).join(', ')}); first paint ${seconds('first-contentful-paint')}, ` +
      `largest ${seconds('largest-contentful-paint')}, blocked ${found.audits['total-blocking-time'].numericValue.toFixed(0)} ms, ` +
      `shift ${found.audits['cumulative-layout-shift'].numericValue.toFixed(3)}, speed index ${seconds('speed-index')}`,
  );
  return found;
}

const chromium = findChromium();
if (chromium === undefined || !isInstalled()) {
  console.log(`Lighthouse: not measured, because ${chromium === undefined ? 'Chromium' : 'it'} is not here.`);
  process.exit(0);
}
ensureBuilt();
const asked = process.argv.slice(2);
await using opened = new AsyncDisposableStack();
const output = mkdtempSync(path.join(os.tmpdir(), 'saer-lighthouse-'));
opened.defer(() => rmSync(output, { recursive: true, force: true }));
const { port } = await startBenchServer(opened, dist);
const sketch = await serveSketch(opened, path.join(dist, 'ar/index.html'));
const bare = await middle('bare page', sketch, chromium, output);
for (const { path: address, aim } of pages) {
  if (asked.length > 0 && !asked.includes(address)) continue;
  const found = await middle(address, `http://127.0.0.1:${port}${address}`, chromium, output);
  if (found === undefined) {
    console.log(`${address}: not measured`);
    continue;
  }
  record(
    atLeast(
      `Lighthouse, mobile, ${address}`,
      { value: scoreOf(found), unit: ' points' },
      aim,
      bare === undefined
        ? undefined
        : { name: 'bare page of the same text', value: scoreOf(bare), unit: ' points' },
    ),
  );
}
