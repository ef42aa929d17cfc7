/**
 * Measures a first visit with an empty cache until the network is idle: requests, and KiB as transferred, each kind against its
 * budget. Raise a budget only with a reason; kinds that grew are named.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { toolGroupOf, toolGroups, toolIds } from '@saer/contract/products/tools';
import { offlineFiles } from '../apps/web/prerender/service-worker.ts';
import { offlineGroups } from '../apps/web/service-worker/offline-files.ts';
import { counted, kinds, type Kind, startVisits, type Visit } from '../bench/visits.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const dist = path.resolve(import.meta.dirname, '../apps/web/dist');
const problems: string[] = [];

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
);

/** A chunk with all that it imports. */
const closure = (key: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
};

/** Pages with a maximum of KiB, gzipped, that their modules and own messages add to the app. */
const addedToApp = [
  // Its forms are filled again after an update: 0.1 KiB.
  { name: '/checkout', module: 'src/features/checkout/checkout-page.tsx', messages: ['checkout'], kib: 30.2 },
  {
    name: '/checkout/result',
    module: 'src/features/checkout/result/result-page.tsx',
    messages: ['checkout', 'checkout-result'],
    kib: 30,
  },
  {
    name: '/user/scenario',
    module: 'src/features/calculator/scenarios/scenario-page.tsx',
    // Nearly all of it is the calculator's: engine, form and words.
    messages: ['calculator', 'scenarios'],
    kib: 140,
  },
  {
    name: '/user/tools/statement-check',
    module: 'src/features/statement/statement-check-page.tsx',
    messages: ['statement'],
    // Of it 20 KiB are its own, with the calendar of claims, all categories and the closing of statements and their texts; tables and the
    // search for categories are shared with lists and the calculator.
    kib: 98,
  },
] as const;

function checkAddedToApp(): void {
  const app = closure('app.html');
  for (const { name, module, messages, kib } of addedToApp) {
    const catalogs = messages.map((each) => `../../packages/i18n/locales/ar/${each}.ts`);
    const added = [module, ...catalogs].flatMap((key) => [...closure(key)]);
    const bytes = [...new Set(added)]
      .filter((key) => !app.has(key))
      .map(sizeOf)
      .reduce((sum, each) => sum + each, 0);
    console.log(`${name}: ${(bytes / 1024).toFixed(1)} of ${kib} KiB added to the app, gzipped`);
    if (bytes > kib * 1024) problems.push(`${name}: adds ${(bytes / 1024).toFixed(1)} KiB to the app`);
  }
}

/** The bytes of a chunk, gzipped. */
function sizeOf(key: string): number {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no ${key}.`);
  return gzipSync(readFileSync(path.join(dist, chunk.file)), { level: 9 }).length;
}

/** KiB, gzipped, that each tool adds once the page of tools is open: its own modules, and its part of its group's words. */
const addedByTool = 6;

function checkTools(): void {
  const app = closure('app.html');
  const page = new Set([...app, ...closure('src/app/tool-route-page.tsx')]);
  // What several tools share, the registry among it, comes with the first one.
  if ([...app].some((key) => key.startsWith('_tools-'))) problems.push('Tools are loaded with the app');
  const sizes = toolIds.map((tool) => {
    const group = toolGroupOf(tool);
    const own = [...closure(`src/features/tools/${group}/${tool}.tsx`)]
      .filter((key) => !page.has(key))
      .reduce((sum, key) => sum + sizeOf(key), 0);
    const words = sizeOf(`../../packages/i18n/locales/ar/tools-${group}.ts`) / toolGroups[group].length;
    return { tool, kib: (own + words) / 1024 };
  });
  const largest = Math.max(...sizes.map(({ kib }) => kib));
  console.log(`tools: at most ${largest.toFixed(1)} of ${addedByTool} KiB added by each, gzipped`);
  for (const { tool, kib } of sizes)
    if (kib > addedByTool) problems.push(`The tool ${tool} adds ${kib.toFixed(1)} KiB`);
}

/** KiB, compressed, that the service worker saves for pages without a connection; a visit has already loaded most of the first. */
const savedOffline = { calculator: 445, products: 110 } as const;

function checkSavedOffline(): void {
  const { groups } = offlineFiles(manifest, dist);
  for (const group of offlineGroups) {
    const limit = savedOffline[group];
    const bytes = groups[group]
      .map((file) => path.join(dist, file))
      .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0);
    const kib = (bytes / 1024).toFixed(1);
    console.log(`saved offline, ${group}: ${kib} of ${limit} KiB in ${groups[group].length} files`);
    if (bytes > limit * 1024) problems.push(`saved offline, ${group}: ${kib} KiB, ${limit} are allowed`);
  }
}

/** Chunks that import each other: the first to run reads values that the other has not set yet, without any error. */
function checkCircles(): void {
  for (const key of Object.keys(manifest))
    if ((manifest[key]?.imports ?? []).some((next) => closure(next).has(key)))
      problems.push(`${key}: imports itself through other chunks`);
}

type Budget = Readonly<Partial<Record<Kind, number>>>;

interface Page extends Visit {
  readonly name: string;
  readonly requests: number;
  /** KiB of the whole visit, fonts included. */
  readonly kib: number;
  /** KiB; a kind without a budget must not occur. */
  readonly budget: Budget;
}

const pages: readonly Page[] = [
  {
    name: '/ar',
    path: '/ar',
    language: 'ar',
    isSignedIn: false,
    requests: 16,
    kib: 170,
    // Its text tells every store's price, the story of a dead zone, and the first rows of a sheet; pictures come to those who scroll.
    // The engine prices ads, coupons, returns and storage: half a KiB.
    // Errors of files and settings have names in every reply: some 0.3 KiB.
    budget: { html: 21.5, js: 100.5, font: 44, data: 3, picture: 75 },
  },
  {
    name: '/en',
    path: '/en',
    language: 'en',
    isSignedIn: false,
    requests: 14,
    kib: 145,
    budget: { html: 21, js: 100.5, font: 20, data: 3, picture: 75 },
  },
  {
    name: '/ar/pricing',
    path: '/ar/pricing',
    language: 'ar',
    isSignedIn: false,
    requests: 14,
    kib: 85,
    // No React until prices have changed.
    budget: { html: 13, js: 25, font: 44, data: 3 },
  },
  {
    name: '/ar/fees',
    path: '/ar/fees',
    language: 'ar',
    isSignedIn: false,
    requests: 15,
    kib: 103,
    // Its text is the fee tables, and what stores charge beside them; no React until fees have changed.
    budget: { html: 21, js: 24.5, font: 44, data: 15 },
  },
  {
    name: '/ar/instructions/sheet',
    path: '/ar/instructions/sheet',
    language: 'ar',
    isSignedIn: false,
    requests: 9,
    kib: 65,
    // One page of words without a script; its pictures come when they are scrolled to.
    budget: { html: 14.5, font: 44, picture: 60 },
  },
  {
    name: '/ar/contact-us',
    path: '/ar/contact-us',
    language: 'ar',
    isSignedIn: false,
    requests: 14,
    kib: 75,
    // A plain script sends its forms: no React, no schemas.
    // What admins set is filled in: address, number, links, the office.
    budget: { html: 14, js: 6, font: 44, data: 3 },
  },
  {
    name: '/ar/download',
    path: '/ar/download',
    language: 'ar',
    isSignedIn: false,
    requests: 14,
    kib: 70,
    // A plain script guesses the device: no React.
    budget: { html: 13.5, js: 4.5, font: 44, data: 3 },
  },
  {
    name: 'sign-in page',
    path: '/access/login',
    language: 'ar',
    isSignedIn: false,
    requests: 25,
    kib: 266,
    // The app's page carries the script that shows the last price before the app is there.
    // Tools, scenarios and what to do now are in the navigation and the command search: some 2.5 KiB; crashes are reported: 0.4 KiB.
    budget: { html: 2.6, js: 185, css: 13.4, font: 66, data: 3 },
  },
  {
    name: 'calculator, guest',
    path: '/calculator',
    language: 'ar',
    isSignedIn: false,
    requests: 31,
    // The page of notifications is in the navigation, the bell's place in the bar: some 0.7 KiB.
    kib: 357,
    // It names the files that it asks for later, so that they come at once.
    // Saving, listing and products know what waits for a connection: some 7 KiB, for an app that opens without one.
    // Four optional lines of a price in engine, receipt and charts: some 1 KiB, and what the sign-in page has.
    budget: { html: 2.9, js: 261, css: 13.4, font: 66, data: 17 },
  },
  {
    name: 'calculator, signed in',
    path: '/user/add-product',
    language: 'ar',
    isSignedIn: true,
    // One of them asks for the subscription, as the specification has every start do.
    requests: 31,
    kib: 358,
    budget: { html: 2.6, js: 259.5, css: 13.4, font: 66, data: 20 },
  },
];

/** KiB that a page may load once it has come to rest, to work offline from then on; what the service worker saves is counted apart. */
const atRest = 45;

/** Visits of a page until one came to rest in time: a machine that is busy still loads the first page when its time is over. */
const maxVisits = 3;

/** Number of the largest files that are named for a kind that has grown. */
const named = 8;

async function checkVisits(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { load } = await startVisits(opened, dist);
  for (const page of pages) {
    const { name, budget } = page;
    let visit = await load(page);
    for (let visits = 1; visits < maxVisits && counted(visit).laterKib > atRest; visits += 1)
      visit = await load(page);
    const loaded = visit.filter(({ isLater }) => !isLater);
    const { requests, kib, laterKib, byKind } = counted(visit);
    const parts = kinds
      .map((kind) => ({ kind, kib: byKind[kind].bytes / 1024, limit: budget[kind] ?? 0 }))
      .filter((part) => part.kib > 0);
    const summary = parts.map((part) => `${part.kind} ${part.kib.toFixed(1)} of ${part.limit}`).join(', ');
    console.log(
      `${name}: ${requests} of ${page.requests} requests, ${kib.toFixed(1)} of ${page.kib} KiB on the wire (${summary}); at rest ${laterKib.toFixed(1)} of ${atRest} KiB`,
    );
    if (laterKib > atRest)
      problems.push(`${name}: ${laterKib.toFixed(1)} KiB at rest, ${atRest} are allowed`);
    if (kib > page.kib) problems.push(`${name}: ${kib.toFixed(1)} KiB in all, ${page.kib} are allowed`);
    if (requests > page.requests)
      problems.push(
        `${name}: ${requests} requests, ${page.requests} are allowed:\n${loaded.map(({ url }) => `  ${url}`).join('\n')}`,
      );
    for (const part of parts.filter((each) => each.kib > each.limit)) {
      const max = loaded
        .filter(({ kind }) => kind === part.kind)
        .toSorted((a, b) => b.bytes - a.bytes)
        .slice(0, named)
        .map(({ bytes, url }) => `  ${(bytes / 1024).toFixed(1)} ${url}`);
      problems.push(
        `${name}: ${part.kib.toFixed(1)} KiB ${part.kind}, ${part.limit} are allowed; the largest:\n${max.join('\n')}`,
      );
    }
  }
}

checkCircles();
checkAddedToApp();
checkTools();
checkSavedOffline();
await checkVisits();
for (const problem of problems) console.error(`OVER BUDGET  ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
