/**
 * Generates the migration from the newest migration to the tables of the code: `npm run migration NAME`. Add SQL that moves data or
 * creates triggers to the generated file by hand.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const [name = '', ...rest] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]*$/.test(name) || rest.length > 0) {
  console.error('Usage: npm run migration NAME (lower case, digits and _): npm run migration add_brand');
  process.exit(1);
}
const { status } = spawnSync('drizzle-kit', ['generate', '--name', name], {
  cwd: 'apps/server',
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
