// Plain JavaScript on purpose: `npm start` runs this with nothing installed, on whatever Node (>= 20) the machine has.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, pinnedEnvironment, pinnedNode, root } from './installed.mjs';
import { whenNpmExits } from './when-npm-exits.mjs';

ensureInstalled();
// Imported late: a Node older than the pinned one must get this far.
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();

const server = spawn(pinnedNode, [path.join(root, 'apps/server/dist/server.mjs')], {
  cwd: root,
  // Compiled once, not on each start.
  env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/saer-compiled'), ...pinnedEnvironment() },
  // The channel tells the server when we are gone, however we ended, so that it never stays behind.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // A separate process group: a signal to ours reaches the server once, through us.
  detached: process.platform !== 'win32',
});

let isEnding = false;
/** A second signal would interrupt a clean shutdown and leave the database running. */
const end = (/** @type {NodeJS.Signals} */ signal) => {
  if (!isEnding) server.kill(signal);
  isEnding = true;
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => end(signal));
whenNpmExits(() => end('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
