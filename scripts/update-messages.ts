/** Updates the message catalogs from the texts of the code and compiles them: `npm run messages`. Then translate what is new. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { nameEnglish } from './translated-from.ts';

for (const args of [['extract', '--clean', '--overwrite'], ['compile']]) {
  const { status } = spawnSync('lingui', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
nameEnglish();
