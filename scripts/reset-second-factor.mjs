// npm run reset-second-factor EMAIL
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, pinnedEnvironment, pinnedNode, root } from './installed.mjs';

ensureInstalled();
const { status } = spawnSync(
  pinnedNode,
  [path.join(root, 'apps/server/src/reset-second-factor.ts'), ...process.argv.slice(2)],
  { cwd: root, env: pinnedEnvironment(), stdio: 'inherit' },
);
process.exit(status ?? 1);
