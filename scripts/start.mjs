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

/** Milliseconds before a server that died is started again: the first time, and at most; each time in a row takes twice as long. */
const firstPause = 500;
const longestPause = 30_000;
/** Milliseconds after which a server that runs is well: the next pause is the first again. */
const wellAfter = 60_000;

let isEnding = false;
let hasServed = false;
let pause = firstPause;
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
/** @type {NodeJS.Timeout | undefined} */
let waiting;

function startServer() {
  const started = spawn(pinnedNode, [path.join(root, 'apps/server/dist/server.mjs')], {
    cwd: root,
    // Compiled once, not on each start.
    env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/saer-compiled'), ...pinnedEnvironment() },
    // The channel tells the server when we are gone, however we ended, so that it never stays behind.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A separate process group: a signal to ours reaches the server once, through us.
    detached: process.platform !== 'win32',
  });
  const began = Date.now();
  server = started;
  started.on('message', (message) => {
    if (message === 'ready') hasServed = true;
  });
  started.on('exit', (code, signal) => {
    // Whoever cannot start at all has said why, and would say it again; a clean end was asked for.
    if (isEnding || !hasServed || code === 0) process.exit(code ?? (isEnding ? 0 : 1));
    if (Date.now() - began > wellAfter) pause = firstPause;
    const end = signal ?? `code ${code}`;
    console.error(`The server ended unexpectedly (${end}). Starting it again in ${pause / 1000} s …`);
    waiting = setTimeout(startServer, pause);
    pause = Math.min(2 * pause, longestPause);
  });
}
startServer();

/** A second signal would interrupt a clean shutdown and leave the database running. */
const end = (/** @type {NodeJS.Signals} */ signal) => {
  if (isEnding) return;
  isEnding = true;
  clearTimeout(waiting);
  if (server?.exitCode === null && server.signalCode === null) server.kill(signal);
  else process.exit(0);
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => end(signal));
whenNpmExits(() => end('SIGTERM'));
