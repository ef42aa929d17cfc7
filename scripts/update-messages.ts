/** Brings the message catalogs to the texts of the code, and compiles them: `npm run messages`. Then translate what is new. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

for (const args of [['extract', '--clean', '--overwrite'], ['compile']]) {
  const { status } = spawnSync('lingui', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
