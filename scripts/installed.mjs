// Plain JavaScript on purpose: this runs before anything is installed, on whatever Node (>= 20) the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const stamp = path.join(root, 'node_modules', '.saer-installed');

/** The Node that the lock file pins; it exists once `ensureInstalled` has run. */
export const pinnedNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The environment in which `node` and every installed command are the pinned ones. */
export function pinnedEnvironment() {
  const folders = [path.dirname(pinnedNode), path.join(root, 'node_modules', '.bin')];
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [key]: [...folders, process.env[key]].join(path.delimiter) };
}

function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * Installs what the lock file pins, once per lock file; a second call costs one file read.
 *
 * Not `npm ci`: it rejects a lock file without the optional builds of every other platform, and not every registry carries them all.
 * `--no-save` leaves the lock file unchanged, and its versions and checksums still apply.
 */
export function ensureInstalled() {
  const wanted = fingerprint();
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what package-lock.json pins (once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm install failed; see above. Nothing was started.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
