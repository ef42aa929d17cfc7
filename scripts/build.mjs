// Plain JavaScript on purpose: `npm start` begins here with nothing installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
    folder: 'apps/server/dist',
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
      // What is imported in the midst of the work is a file of its own, read when it is first needed.
      '--splitting',
      // Less to read and to hold; names stay, for those who read a profile.
      '--minify-whitespace',
      '--minify-syntax',
      '--outdir=apps/server/dist',
      '--out-extension:.js=.mjs',
      // Read when an error is written, for the names and lines of the sources alone.
      '--sourcemap',
      '--sources-content=false',
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

/** What a file looks like from outside: its name, size and time of change. @type {Map<string, readonly { file: string, look: string }[]>} */
const seen = new Map();

/** @param {string} entry @returns {readonly { file: string, look: string }[]} */
function filesIn(entry) {
  if (made.test(entry)) return [];
  const known = seen.get(entry);
  if (known !== undefined) return known;
  const full = path.join(root, entry);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  const files = stat.isDirectory()
    ? readdirSync(full)
        .toSorted()
        .flatMap((name) => filesIn(path.join(entry, name)))
    : [{ file: entry, look: `${entry} ${stat.size} ${stat.mtimeMs}` }];
  seen.set(entry, files);
  return files;
}

/** @param {typeof steps[number]} step */
const filesOf = ({ sources }) => sources.flatMap((source) => filesIn(source));

const digest = (/** @type {readonly (string | Buffer)[]} */ parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** How a step's sources look from outside: enough where nothing was touched. @param {typeof steps[number]} step */
const lookOf = (step) => digest([...step.command, ...filesOf(step).map(({ look }) => look)]);

/** What a step is made from, read from end to end. @param {typeof steps[number]} step */
const fingerprint = (step) =>
  digest([
    ...step.command,
    ...filesOf(step).flatMap(({ file }) => [file, readFileSync(path.join(root, file))]),
  ]);

const stamps = path.join(root, 'node_modules', '.cache', 'saer-build');

const aDay = 86_400_000;

/** Takes away what earlier builds left. That of the last day stays: a server that still runs may ask for a part of it. */
function removeOld(/** @type {string | undefined} */ folder) {
  if (folder === undefined) return;
  for (const name of readdirSync(path.join(root, folder))) {
    const file = path.join(root, folder, name);
    if (Date.now() - statSync(file).mtimeMs > aDay) rmSync(file);
  }
}

/** @param {typeof steps[number]} step */
function run({ name, folder, command: [program = '', ...args] }) {
  console.log(`Building: ${name} …`);
  const { status } = spawnSync(program, args, {
    cwd: root,
    env: pinnedEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return removeOld(folder);
  console.error(`Building ${name} failed; see above.`);
  process.exit(status ?? 1);
}

/** Builds what its sources say is out of date: they are read where one looks other than it did. */
export function ensureBuilt() {
  mkdirSync(stamps, { recursive: true });
  for (const step of steps) {
    const stamp = path.join(stamps, step.name);
    const isThere = existsSync(path.join(root, step.result)) && existsSync(stamp);
    const [builtFrom, look] = isThere ? readFileSync(stamp, 'utf8').split('\n') : [];
    const looks = lookOf(step);
    if (look === looks) continue;
    const wanted = fingerprint(step);
    if (builtFrom !== wanted) run(step);
    writeFileSync(stamp, `${wanted}\n${looks}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureBuilt();
