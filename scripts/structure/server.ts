/** Rules of the server's folders. */
import { globSync } from 'node:fs';
import { inside, isTest, type Rule } from './sources.ts';

const serverNounFiles = /^(tables|lists|queries|routes|policy|service|jobs)\.ts$/;
const isNounFolder = (folder: string) => globSync(`${folder}/{tables,routes}.ts`).length > 0;
export const closedListOfServerFiles: Rule = () =>
  inside('apps/server/src/').flatMap(({ file }) => {
    const [, folder = '', name = ''] = /^(apps\/server\/src\/[^/]+)\/([^/]+)$/.exec(file) ?? [];
    if (folder === '' || isTest(file) || !isNounFolder(folder) || serverNounFiles.test(name)) return [];
    return [
      `${file}: a noun's folder holds tables, lists, queries, routes, policy, service, jobs; put it in one of these or in a folder below.`,
    ];
  });

export const noSqlInRoutes: Rule = () =>
  inside('apps/server/src/')
    .filter(({ file }) => file.endsWith('/routes.ts'))
    .filter(
      ({ imports, text }) =>
        imports.some((name) => name.startsWith('drizzle-orm')) || /\btry\b\s*\{/.test(text),
    )
    .map(
      ({ file }) =>
        `${file}: a route authorises, calls and returns; SQL belongs in queries.ts, errors in the one handler.`,
    );

/** Sorted by figures calculated for one seller: no index could serve them. And what pages as Appwrite's clients do. */
const pagedByCalculation = new Set([
  'apps/server/src/products/repricing/find-outdated.ts',
  'apps/server/src/products/actions/find-actions.ts',
  'apps/server/src/products/actions/find-applied.ts',
  'apps/server/src/files/queries.ts',
]);

export const oneWayToPage: Rule = () =>
  inside('apps/server/src/')
    .filter(({ file }) => !isTest(file) && !/src\/(?:listing|documentation)\//.test(file))
    .filter(({ file }) => !pagedByCalculation.has(file))
    .filter(({ text }) => /\bpageCount\b|\.offset\(|\bdefaultPageSize\b/.test(text))
    .map(
      ({ file }) =>
        `${file}: a list is paged by listing/find-page.ts, which reads its keys by an index before anything else.`,
    );

export const settingsReadOnce: Rule = () =>
  inside('apps/server/src/')
    .filter(
      ({ file, text }) => !isTest(file) && !file.endsWith('/settings.ts') && text.includes('process.env'),
    )
    .map(({ file }) => `${file} reads process.env: settings are read and checked once, in settings.ts.`);
