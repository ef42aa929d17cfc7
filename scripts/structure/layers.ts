/** Which folder may import which. */
import { inside, isTest, type Rule, target } from './sources.ts';

export const pureEngine: Rule = () =>
  inside('packages/pricing/')
    .filter(({ file }) => !isTest(file))
    .flatMap((source) => [
      ...source.imports
        .filter((name) => !/^\.\.?\//.test(name))
        .map(
          (name) => `${source.file} imports ${name}: pricing depends on nothing; the caller passes the data.`,
        ),
      ...(/\b(Date|Math\.random|process|fetch|console)\b[.(]/.test(source.text)
        ? [`${source.file}: pricing has no clock, no randomness and no I/O; the caller passes what it needs.`]
        : []),
    ]);

export const contractKnowsOnlyItsSchemas: Rule = () =>
  inside('packages/contract/')
    .filter(({ file }) => !isTest(file))
    .flatMap((source) =>
      source.imports
        .filter((name) => !/^\.\.?\//.test(name) && !name.startsWith('zod'))
        .map((name) => `${source.file} imports ${name}: the contract imports only its schema library.`),
    );

/** The server's modules in order: each may import those before it. */
const serverModules = [
  [
    'secrets',
    'logging',
    'database',
    'http',
    'listing',
    'images',
    'file-reader',
    'jobs',
    'bundle',
    'health',
    'web',
  ],
  ['principals'],
  ['storage'],
  ['integrations'],
  ['messages'],
  ['audit'],
  ['notifications'],
  ['site-settings'],
  ['legal'],
  ['statistics'],
  ['auth'],
  ['accounts'],
  ['lists'],
  ['subscriptions'],
  ['invoices'],
  ['payments'],
  ['contact', 'newsletter', 'delivery-reports', 'announcements', 'crashes', 'releases'],
  ['fees'],
  ['products'],
  ['imports'],
  ['survey'],
  ['scenarios'],
  ['sharing'],
  ['seed'],
  ['files', 'history'],
  ['dashboard', 'search', 'documentation', 'proposals'],
  ['testing', 'authorisation'],
];
/** Imports run one way within the first layer too. */
const serverOrder = serverModules.flat();

/** Files directly in `src` only start things, so they may import everything. */
export const serverImportsRunOneWay: Rule = () =>
  inside('apps/server/src/')
    .filter(({ file }) => !isTest(file))
    .flatMap((source) => {
      const [, module = ''] = /^apps\/server\/src\/([^/]+)\//.exec(source.file) ?? [];
      if (module === '') return [];
      if (!serverOrder.includes(module)) {
        return [`${source.file}: ${module} has no position in serverModules (scripts/structure/layers.ts).`];
      }
      return source.imports.flatMap((specifier) => {
        const [, imported = ''] = /^apps\/server\/src\/([^/]+)\//.exec(target(source, specifier)) ?? [];
        return serverOrder.indexOf(imported) > serverOrder.indexOf(module)
          ? [
              `${source.file} imports ${specifier}: ${imported} comes after ${module}; move the code up, or pass in what it needs where the app is built.`,
            ]
          : [];
      });
    });

const webLayers = ['lib', 'components', 'domain', 'features', 'app'];
export const webImportsRunOneWay: Rule = () =>
  inside('apps/web/src/').flatMap((source) => {
    const [, layer = '', noun = ''] = /^apps\/web\/src\/([^/]+)\/([^/]+)/.exec(source.file) ?? [];
    return source.imports.flatMap((specifier) => {
      const [, toLayer = '', toNoun = ''] =
        /^apps\/web\/src\/([^/]+)\/([^/]+)/.exec(target(source, specifier)) ?? [];
      if (!webLayers.includes(layer) || !webLayers.includes(toLayer)) return [];
      if (webLayers.indexOf(toLayer) > webLayers.indexOf(layer)) {
        return [
          `${source.file} imports ${specifier}: imports run app → features → domain → components → lib; what several features say about a noun belongs in domain/.`,
        ];
      }
      return layer === 'features' && toLayer === 'features' && noun !== toNoun
        ? [
            `${source.file} imports ${specifier}: features do not see each other; a page in app/ composes them, and what they share about a noun belongs in domain/.`,
          ]
        : [];
    });
  });

export const appsAreEnds: Rule = () =>
  inside('packages/').flatMap((source) =>
    source.imports
      .filter((name) => /^@saer\/(server|web)/.test(name))
      .map((name) => `${source.file} imports ${name}: packages do not import apps.`),
  );
