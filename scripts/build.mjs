// Plain JavaScript on purpose: `npm start` begins here with nothing installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { pinnedEnvironment, root } from './installed.mjs';

const web = ['packages', 'apps/web', 'lingui.config.js', 'package-lock.json'];
const server = ['packages', 'apps/server', 'lingui.config.js', 'package-lock.json'];

/** What each step is made from, what shows that it was made, and how. */
const steps = [
  {
    name: 'catalogues',
    sources: ['packages/i18n/locales', 'lingui.config.js', 'package-lock.json'],
    result: 'packages/i18n/locales/ar/errors.ts',
    command: ['lingui', 'compile', '--strict'],
  },
  {
    name: 'web',
    sources: web,
    result: 'apps/web/dist/app.html',
    command: ['npm', 'run', 'build', '--workspace=@saer/web', '--loglevel=error'],
  },
  {
    name: 'server',
    sources: server,
    result: 'apps/server/dist/server.mjs',
    command: [
      'esbuild',
      'server=apps/server/src/main.ts',
      // A process or thread of its own begins in a file of its own.
      'open-file-process=apps/server/src/sheets/reading/open-file-process.ts',
      'watch-memory=apps/server/src/sheets/reading/watch-memory.ts',
      '--bundle',
      '--platform=node',
      '--target=node24',
      '--format=esm',
      '--outdir=apps/server/dist',
      '--out-extension:.js=.mjs',
      '--sourcemap',
      '--external:pg-native',
      // Their hearts are native modules, which a bundle cannot hold.
      '--external:@node-rs/argon2',
      '--external:sharp',
      // Bundled CommonJS packages ask for `require`, which an ES module does not have.
      "--banner:js=import { createRequire as bundledRequire } from 'node:module'; const require = bundledRequire(import.meta.url);",
      '--log-level=warning',
    ],
  },
];

/** Made by the steps themselves, so no reason to make them again. */
const made = /(^|[\\/])(node_modules|dist[^\\/]*|\.data)([\\/]|$)|[\\/]locales[\\/].*\.ts$|\.test\.tsx?$/;

/** @param {string} entry @returns {string[]} */
function filesIn(entry) {
  if (made.test(entry)) return [];
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [entry];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesIn(path.join(entry, name)));
}

/** @param {readonly string[]} sources */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(source)))
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

const stamps = path.join(root, 'node_modules', '.cache', 'saer-build');

/** @param {typeof steps[number]} step */
function run({ name, command: [program = '', ...args] }) {
  console.log(`Building: ${name} …`);
  const { status } = spawnSync(program, args, {
    cwd: root,
    env: pinnedEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`Building ${name} failed; see above.`);
  process.exit(status ?? 1);
}

/** Builds what its sources say is out of date; the rest costs reading them. */
export function ensureBuilt() {
  mkdirSync(stamps, { recursive: true });
  for (const step of steps) {
    const stamp = path.join(stamps, step.name);
    const wanted = fingerprint(step.sources);
    const current =
      existsSync(path.join(root, step.result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
    if (current) continue;
    run(step);
    writeFileSync(stamp, wanted);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureBuilt();
