// Runs a script or a command under the Node that the lock file pins, whatever Node (>= 20) npm was started with: `node scripts/run.mjs
// bench/run.ts …`, `node scripts/run.mjs lingui compile`.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { ensureInstalled, pinnedEnvironment, pinnedNode, root } from './installed.mjs';

ensureInstalled();
const [program = '', ...args] = process.argv.slice(2);
const isScript = /\.m?[jt]s$/.test(program);
const { status } = spawnSync(isScript ? pinnedNode : program, isScript ? [program, ...args] : args, {
  cwd: root,
  env: pinnedEnvironment(),
  stdio: 'inherit',
  shell: !isScript && process.platform === 'win32',
});
process.exit(status ?? 1);
