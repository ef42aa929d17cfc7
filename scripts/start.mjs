// Plain JavaScript on purpose: `npm start` begins here with nothing installed, on whatever Node (>= 20) the machine has.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, pinnedEnvironment, pinnedNode, root } from './installed.mjs';

ensureInstalled();
// Loaded only now: an older Node than the pinned one still has to get this far.
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();

const server = spawn(pinnedNode, ['--enable-source-maps', path.join(root, 'apps/server/dist/server.mjs')], {
  cwd: root,
  env: pinnedEnvironment(),
  // The channel tells the server when we are gone, however we went: it never stays behind.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // A group of its own: a signal to ours reaches it once, through us. A second one would break off its clean end.
  detached: process.platform !== 'win32',
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
