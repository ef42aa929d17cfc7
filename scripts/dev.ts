/** Runs the server from its sources and the web with Vite, both reloaded at every change: http://localhost:5173 */
import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';
import { ensureInstalled, pinnedEnvironment, root } from './installed.mjs';

ensureInstalled();
const env = pinnedEnvironment();
const options = { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' } as const;

spawnSync('lingui', ['compile'], options);
const children = [
  spawn('node', ['--watch', 'apps/server/src/main.ts'], options),
  spawn('npm', ['run', 'dev', '--workspace=@saer/web'], options),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
