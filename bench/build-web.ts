import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { notFoundPage, publicPageFile, publicPages } from '@saer/contract/site/public-pages';
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
  const copy = (made: string, file: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(folder, made), path.join(folder, file));
  };
  for (const language of ['ar', 'en'] as const) {
    for (const page of [...publicPages, notFoundPage] as const)
      copy('public.html', publicPageFile(language, page));
    for (const page of ['calculator', 'own-calculator', 'sign-in'])
      copy('app.html', `${language}/${page}.html`);
  }
  return folder;
}
