import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pinnedEnvironment, root } from '../scripts/installed.mjs';

/** Builds the app's pages into a separate folder and returns its name. */
export function buildWeb(folder: string): string {
  const { status } = spawnSync(
    'vite',
    ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: path.join(root, 'apps/web'),
      env: pinnedEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('The web could not be built');
  // The server requires a complete web build; the public pages are not measured here.
  const pages = {
    index: 'public.html',
    pricing: 'public.html',
    calculator: 'app.html',
    'own-calculator': 'app.html',
    'sign-in': 'app.html',
  };
  for (const language of ['ar', 'en']) {
    mkdirSync(path.join(folder, language));
    for (const [page, made] of Object.entries(pages))
      copyFileSync(path.join(folder, made), path.join(folder, language, `${page}.html`));
  }
  return folder;
}
