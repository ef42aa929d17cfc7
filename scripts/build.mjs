// Plain JavaScript on purpose: `npm start` runs this with nothing installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { pinnedEnvironment, root } from './installed.mjs';

const web = ['packages', 'apps/web', 'lingui.config.js', 'package-lock.json'];
const server = ['packages', 'apps/server', 'lingui.config.js', 'package-lock.json'];

/** Built completely beside the folder in use, then moved into it. */
const freshFolder = 'apps/server/dist-new';

const bundle = [
  '--bundle',
  '--platform=node',
  '--target=node24',
  // Less to read and to hold in memory; names are preserved for profiling.
  '--minify-whitespace',
  '--minify-syntax',
  `--outdir=${freshFolder}`,
  // Read when an error is logged, for the names and lines of the sources only.
  '--sourcemap',
  '--sources-content=false',
  '--log-level=warning',
];

/** Build steps: their sources, the file that shows they ran, and their commands. */
const steps = [
  {
    name: 'messages',
    sources: ['packages/i18n/locales', 'lingui.config.js', 'package-lock.json'],
    result: 'packages/i18n/locales/ar/errors.ts',
    commands: [['lingui', 'compile', '--strict']],
  },
  {
    name: 'web',
    sources: web,
    result: 'apps/web/dist/app.html',
    commands: [['npm', 'run', 'build', '--workspace=@saer/web', '--loglevel=error']],
  },
  {
    name: 'server',
    sources: server,
    result: 'apps/server/dist/server.mjs',
    folder: 'apps/server/dist',
    commands: [
      [
        'esbuild',
        'program=apps/server/src/run-server.ts',
        ...bundle,
        // A single script, whose code cache can be saved (`apps/server/src/bundle`). Lazily imported modules run when they are first needed.
        '--format=cjs',
        '--supported:dynamic-import=false',
        '--define:import.meta.url=moduleUrl',
        '--define:import.meta.dirname=moduleFolder',
        '--banner:js=(function (require, module, moduleUrl, moduleFolder) {',
        '--footer:js=})',
        // These contain native modules, which cannot be bundled.
        '--external:@node-rs/argon2',
        '--external:sharp',
        '--external:@myriaddreamin/typst-ts-node-compiler',
        '--external:pg-native',
      ],
      [
        'esbuild',
        'server=apps/server/src/bundle/main.ts',
        // A separate process or thread needs a separate file.
        'file-reader-process=apps/server/src/file-reader-process.ts',
        'watch-memory=apps/server/src/file-reader/watch-memory.ts',
        ...bundle,
        '--format=esm',
        '--out-extension:.js=.mjs',
        // Bundled CommonJS packages call `require`, which an ES module does not have.
        "--banner:js=import { createRequire as bundledRequire } from 'node:module'; const require = bundledRequire(import.meta.url);",
      ],
    ],
  },
];

/** Output of the steps themselves, so not a reason to run them again. */
const made = /(^|[\\/])(node_modules|dist[^\\/]*|\.data)([\\/]|$)|[\\/]locales[\\/].*\.ts$|\.test\.tsx?$/;

/** A file's metadata: its name, size and modification time. @typedef {{ readonly file: string, readonly look: string }} Seen */

/** Cached so that a start reads each folder only once. @type {Map<string, readonly Seen[]>} */
const seen = new Map();

/** @param {string} entry @param {boolean} isFolder @returns {readonly Seen[]} */
function filesIn(entry, isFolder) {
  if (made.test(entry)) return [];
  const full = `${root}/${entry}`;
  if (isFolder)
    return readdirSync(full, { withFileTypes: true })
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((each) => filesIn(`${entry}/${each.name}`, each.isDirectory()));
  const { size, mtimeMs } = statSync(full);
  return [{ file: entry, look: `${entry} ${size} ${mtimeMs}` }];
}

/** @param {string} source */
function filesOfSource(source) {
  const files = seen.get(source) ?? filesIn(source, statSync(path.join(root, source)).isDirectory());
  seen.set(source, files);
  return files;
}

/** @param {typeof steps[number]} step */
const filesOf = ({ sources }) => sources.flatMap(filesOfSource);

const digest = (/** @type {readonly (string | Buffer)[]} */ parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** A hash of the sources' metadata: enough if nothing was touched. @param {typeof steps[number]} step */
const lookOf = (step) => digest([...step.commands.flat(), ...filesOf(step).map(({ look }) => look)]);

/** A hash of a step's complete sources. @param {typeof steps[number]} step */
const fingerprint = (step) =>
  digest([
    ...step.commands.flat(),
    ...filesOf(step).flatMap(({ file }) => [file, readFileSync(path.join(root, file))]),
  ]);

const stamps = path.join(root, 'node_modules', '.cache', 'saer-build');

/**
 * Replaces a folder with the new build, file by file, so that each file is complete at any moment: a running server may read one.
 * @param {string} folder
 */
function replace(folder) {
  const [from, to] = [path.join(root, freshFolder), path.join(root, folder)];
  mkdirSync(to, { recursive: true });
  const built = readdirSync(from);
  for (const name of built) renameSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(to))
    if (!built.includes(name)) rmSync(path.join(to, name), { recursive: true });
  rmdirSync(from);
}

/** @param {typeof steps[number]} step */
function run({ name, folder, commands }) {
  console.log(`Building: ${name} …`);
  if (folder !== undefined) rmSync(path.join(root, freshFolder), { recursive: true, force: true });
  for (const [program = '', ...args] of commands) {
    const { status } = spawnSync(program, args, {
      cwd: root,
      env: pinnedEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status === 0) continue;
    console.error(`Building ${name} failed; see above.`);
    process.exit(status ?? 1);
  }
  if (folder !== undefined) replace(folder);
}

/** Runs the steps whose sources have changed, or only those named. @param {readonly string[]} [names] */
export function ensureBuilt(names = []) {
  mkdirSync(stamps, { recursive: true });
  for (const step of steps.filter(({ name }) => names.length === 0 || names.includes(name))) {
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureBuilt(process.argv.slice(2));
