// Checks that every text exists in both languages: extracts the texts of the code and fails on a missing translation.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { malformedArabic } from './arabic-forms.ts';
import { ensureBuilt } from './build.mjs';
import { outdatedTranslations } from './translated-from.ts';

const catalogs = () =>
  new Map(globSync('packages/i18n/locales/*/*.po').map((file) => [file, readFileSync(file, 'utf8')]));

function lingui(args: readonly string[]): void {
  const { status } = spawnSync('lingui', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const before = catalogs();
lingui(['extract', '--clean', '--overwrite']);
const stale = [...catalogs()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
if (stale.length > 0) {
  console.error(`The code says texts that these catalogues did not know (they are updated now; translate and commit them):
  ${stale.join('\n  ')}`);
  process.exit(1);
}
const complaints = [...outdatedTranslations(), ...malformedArabic()];
if (complaints.length > 0) {
  for (const each of complaints) console.error(each);
  process.exit(1);
}
// With the build's own stamp, so that a concurrent build does not write them again.
ensureBuilt(['messages']);
