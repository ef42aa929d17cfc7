/** A rule without a check is a wish: the rules of docs/map.md, each with a message that says where the code belongs. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

interface Source {
  readonly file: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const read = (file: string): Source => {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  return { file: file.split(path.sep).join('/'), text, imports };
};

const sources = globSync([
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/src/**/*.{ts,tsx}',
  'apps/web/prerender/*.ts',
  'scripts/*',
  'attack/**/*.ts',
  'bench/*.ts',
  'e2e/*.ts',
])
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('/locales/'))
  .map(read);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');
const inside = (folder: string) => sources.filter((source) => source.file.startsWith(folder));
const production = sources.filter((source) => !isTest(source.file));

/** The file an import points at, for imports of our own. */
const target = (source: Source, specifier: string): string =>
  specifier.startsWith('.') ? path.posix.join(path.posix.dirname(source.file), specifier) : specifier;

type Rule = () => string[];

const namesThingsWell: Rule = () =>
  sources.flatMap(({ file }) => {
    const name = path.posix.basename(file);
    if (/^(utils?|helpers?|misc|types|constants|common|index)\./.test(name)) {
      return [`${file}: a thing lives with what uses it; name the file for the thing.`];
    }
    const plain = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config))?\.(ts|tsx|mjs)$/.test(name);
    return plain ? [] : [`${file}: file names are kebab-case.`];
  });

const pureEngine: Rule = () =>
  inside('packages/pricing/')
    .filter(({ file }) => !isTest(file))
    .flatMap((source) => [
      ...source.imports
        .filter((name) => !name.startsWith('./'))
        .map(
          (name) => `${source.file} imports ${name}: pricing depends on nothing; the caller brings the data.`,
        ),
      ...(/\b(Date|Math\.random|process|fetch|console)\b[.(]/.test(source.text)
        ? [`${source.file}: pricing has no clock, no chance and no I/O; the caller passes what it needs.`]
        : []),
    ]);

const contractKnowsOnlyItsSchemas: Rule = () =>
  inside('packages/contract/')
    .filter(({ file }) => !isTest(file))
    .flatMap((source) =>
      source.imports
        .filter((name) => !name.startsWith('./') && !name.startsWith('zod'))
        .map((name) => `${source.file} imports ${name}: the contract knows its schema library alone.`),
    );

const webRooms = ['lib', 'components', 'features', 'app'];
const webImportsRunOneWay: Rule = () =>
  inside('apps/web/src/').flatMap((source) => {
    const [, room = '', noun = ''] = /^apps\/web\/src\/([^/]+)\/([^/]+)/.exec(source.file) ?? [];
    return source.imports.flatMap((specifier) => {
      const [, toRoom = '', toNoun = ''] =
        /^apps\/web\/src\/([^/]+)\/([^/]+)/.exec(target(source, specifier)) ?? [];
      if (!webRooms.includes(room) || !webRooms.includes(toRoom)) return [];
      if (webRooms.indexOf(toRoom) > webRooms.indexOf(room)) {
        return [`${source.file} imports ${specifier}: imports run app → features → components → lib.`];
      }
      return room === 'features' && toRoom === 'features' && noun !== toNoun
        ? [
            `${source.file} imports ${specifier}: features do not see each other; a page in app/ composes them.`,
          ]
        : [];
    });
  });

const appsAreEnds: Rule = () =>
  inside('packages/').flatMap((source) =>
    source.imports
      .filter((name) => /^@saer\/(server|web)/.test(name))
      .map((name) => `${source.file} imports ${name}: packages know no app.`),
  );

const serverNounFiles = /^(tables|queries|routes|policy|service|jobs)\.ts$/;
const isNounFolder = (folder: string) => globSync(`${folder}/{tables,routes}.ts`).length > 0;
const closedListOfServerFiles: Rule = () =>
  inside('apps/server/src/').flatMap(({ file }) => {
    const [, folder = '', name = ''] = /^(apps\/server\/src\/[^/]+)\/([^/]+)$/.exec(file) ?? [];
    if (folder === '' || isTest(file) || !isNounFolder(folder) || serverNounFiles.test(name)) return [];
    return [
      `${file}: a noun's folder holds tables, queries, routes, policy, service, jobs; put it in one of these or in a folder below.`,
    ];
  });

const noSqlInRoutes: Rule = () =>
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

/** Sorted by what is calculated for one seller: no index could serve it. */
const pagedByCalculation = 'apps/server/src/products/repricing/find-outdated.ts';

const oneWayToPage: Rule = () =>
  inside('apps/server/src/')
    .filter(({ file }) => !isTest(file) && !/src\/(?:listing|documentation)\//.test(file))
    .filter(({ file }) => file !== pagedByCalculation)
    .filter(({ text }) => /\bpageCount\b|\.offset\(|\bdefaultPageSize\b/.test(text))
    .map(
      ({ file }) =>
        `${file}: a list is paged by listing/find-page.ts, which reads its keys by an index before anything else.`,
    );

const settingsReadOnce: Rule = () =>
  inside('apps/server/src/')
    .filter(
      ({ file, text }) => !isTest(file) && !file.endsWith('/settings.ts') && text.includes('process.env'),
    )
    .map(({ file }) => `${file} reads process.env: settings are read and checked once, in settings.ts.`);

const oneFetch: Rule = () =>
  inside('apps/web/src/')
    .filter(({ file, text }) => !isTest(file) && file !== 'apps/web/src/lib/api.ts' && /\bfetch\(/.test(text))
    .map(
      ({ file }) => `${file} calls fetch: the API is called through lib/api.ts, from a feature's queries.ts.`,
    );

const physicalClass =
  /(?<=["'`\s:])-?(ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|text-left|float-left|float-right)(-[a-z0-9[]|(?=["'`\s]))/;
const logicalDirections: Rule = () =>
  inside('apps/web/src/')
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\}|'([^']*)')/g)]
        .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
        .filter((classes) => physicalClass.test(` ${classes} `))
        .map((classes) => `${file}: "${classes}" names a physical side; use start/end so that it mirrors.`),
    );

const oneComponentAFile: Rule = () =>
  [...inside('apps/web/src/features/'), ...inside('apps/web/src/components/')]
    .filter(({ file }) => file.endsWith('.tsx') && !isTest(file))
    .filter(({ text }) => [...text.matchAll(/^export (?:default )?function [A-Z]/gm)].length > 1)
    .map(({ file }) => `${file}: one exported component a file.`);

const nothingSwitchedOff: Rule = () =>
  sources
    .filter(({ file }) => file !== 'scripts/check-structure.ts')
    .filter(({ text }) =>
      /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b|@ts-(?:ignore|nocheck|expect-error)|oxlint-disable|eslint-disable/.test(
        text,
      ),
    )
    .map(({ file }) => `${file}: a check is switched off; mend the cause instead.`);

const shortFiles: Rule = () => {
  const lengths = production.map(({ file, text }) => ({ file, lines: text.split('\n').length }));
  return lengths
    .filter(({ lines }) => lines > 350)
    .map(({ file, lines }) => `${file}: ${lines} lines; split it at a noun (350 at most).`);
};

const everyRoomIsOnTheMap: Rule = () => {
  const map = readFileSync('docs/map.md', 'utf8');
  const rooms = new Set(
    production
      .map(
        ({ file }) =>
          /^(?:packages\/[^/]+|apps\/[^/]+\/src\/(?:features\/)?[^/]+(?=\/)|attack|bench|e2e|scripts)/.exec(
            file,
          )?.[0] ?? '',
      )
      .filter((room) => room !== ''),
  );
  return [...rooms]
    .filter((room) => !map.includes(room.replace(/^apps\/([^/]+)\/src\//, '')))
    .map((room) => `${room}: docs/map.md does not name this room.`);
};

const rules: Record<string, Rule> = {
  namesThingsWell,
  pureEngine,
  contractKnowsOnlyItsSchemas,
  webImportsRunOneWay,
  appsAreEnds,
  closedListOfServerFiles,
  noSqlInRoutes,
  oneWayToPage,
  settingsReadOnce,
  oneFetch,
  logicalDirections,
  oneComponentAFile,
  nothingSwitchedOff,
  shortFiles,
  everyRoomIsOnTheMap,
};

const complaints = Object.entries(rules).flatMap(([name, rule]) => rule().map((text) => `${name}: ${text}`));
for (const complaint of complaints) console.error(complaint);
console.log(`${Object.keys(rules).length} rules over ${sources.length} files, ${complaints.length} broken`);
process.exit(complaints.length === 0 ? 0 : 1);
