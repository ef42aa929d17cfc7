import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { notFoundPage, publicPageFile, publicPages } from '@saer/contract/site/public-pages';
import { languages } from '@saer/i18n/locale';

/** Files without which the web is not served. */
const pages = languages.flatMap((language) => [
  ...([...publicPages, notFoundPage] as const).map((page) => publicPageFile(language, page)),
  ...['calculator', 'own-calculator', 'sign-in'].map((name) => `${language}/${name}.html`),
]);

/** A folder with the least that counts as a built web; `files`: by path, beside and instead of the empty pages. */
export function builtWeb(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-built-web-'));
  const all = {
    ...Object.fromEntries(['app.html', ...pages].map((page) => [page, '<head></head>'])),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
