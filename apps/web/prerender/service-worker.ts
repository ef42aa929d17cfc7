/** Writes the service worker, with the names of the files that the calculator and saved products need offline, and the one that removes it. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@saer/i18n/locale';
import { bundleScript } from './bundle-script.ts';
import { type OfflineFiles, offlineGroups, shellPath } from '../service-worker/offline-files.ts';

interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
/** The build's own list of its files, by module. */
export type BuildManifest = Readonly<Record<string, Built>>;

/** Modules that each group opens, with all that they import, and the features whose texts they say. */
const pagesOf = {
  calculator: {
    modules: [
      'src/app/guest-calculator.tsx',
      'src/features/calculator/calculator-page.tsx',
      'src/features/offline/work-offline.ts',
      'src/features/offline/update-bar.tsx',
      'src/features/offline/sign-out-question.tsx',
    ],
    words: ['app', 'offline', 'calculator', 'reasons', 'access', 'errors'],
  },
  products: {
    modules: [
      'src/features/products/own/own-products-page.tsx',
      'src/features/products/own/own-product-page.tsx',
    ],
    words: ['products'],
  },
} as const;

/** Parts of these pages that do nothing without a connection, the tools that the command search finds, and fonts of characters that hardly any text has. */
const isLeftOut = (name: string): boolean =>
  /noon-price-file|node_modules|-more-\d+|features\/tools\//.test(name);

/** A module with all that it imports; of its pages also what they import later. */
function follow(manifest: BuildManifest, module: string, seen: Set<string>, isWhole: boolean): void {
  const built = manifest[module];
  if (built === undefined) throw new Error(`The build has no ${module}.`);
  if (seen.has(module)) return;
  seen.add(module);
  for (const next of built.imports ?? []) follow(manifest, next, seen, isWhole);
  if (!isWhole) return;
  for (const next of built.dynamicImports ?? [])
    if (!next.includes('/locales/') && !isLeftOut(next)) follow(manifest, next, seen, isWhole);
}

/** The files that the service worker saves, by group: no file is in two of them. */
export function offlineFiles(manifest: BuildManifest, dist: string): OfflineFiles {
  const seen = new Set<string>();
  follow(manifest, 'app.html', seen, false);
  const listed = new Set<string>();
  const groups = offlineGroups.map((group) => {
    const { modules, words } = pagesOf[group];
    for (const module of modules) follow(manifest, module, seen, true);
    for (const language of languages)
      for (const feature of words)
        follow(manifest, `../../packages/i18n/locales/${language}/${feature}.ts`, seen, false);
    const files = [...seen]
      .flatMap((module) => manifest[module] ?? [])
      .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
      .filter((file) => !isLeftOut(file))
      .map((file) => `/${file}`)
      .filter((file) => !listed.has(file));
    for (const file of files) listed.add(file);
    const fixed = group === 'calculator' ? [shellPath, '/fonts/saudi-riyal.woff2'] : [];
    return [group, [...new Set([...fixed, ...files])].toSorted()] as const;
  });
  const hash = createHash('sha256');
  for (const [, files] of groups)
    for (const file of files) hash.update(file).update(readFileSync(path.join(dist, file)));
  const { calculator, products } = Object.fromEntries(groups);
  if (calculator === undefined || products === undefined) throw new Error('A group of files is missing.');
  return { version: hash.digest('hex').slice(0, 12), groups: { calculator, products } };
}

export async function writeServiceWorkers(manifest: BuildManifest, dist: string): Promise<void> {
  const files = offlineFiles(manifest, dist);
  const worker = await bundleScript('service-worker/service-worker.ts', 'iife', {
    OFFLINE_FILES: JSON.stringify(files),
  });
  writeFileSync(path.join(dist, 'service-worker.js'), worker);
  writeFileSync(
    path.join(dist, 'service-worker-off.js'),
    await bundleScript('service-worker/service-worker-off.ts', 'iife'),
  );
}
