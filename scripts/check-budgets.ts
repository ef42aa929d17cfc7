/** What a visitor downloads before the first page works, gzipped, held to a budget. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../apps/web/dist');
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
);

const find = (ending: string): string => {
  const key = Object.keys(manifest).find((name) => name.endsWith(ending));
  if (key === undefined)
    throw new Error(`The build has no ${ending}; the budget of its page cannot be counted.`);
  return key;
};

/** A chunk and everything it imports at once. */
const closure = (key: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
};

const weight = (files: Iterable<string>): number =>
  [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  ) / 1024;

const chunksOf = (entries: readonly string[]): readonly Chunk[] =>
  [...new Set(entries.flatMap((entry) => [...closure(find(entry))]))].flatMap((key) => manifest[key] ?? []);

const pages = [
  { name: 'public page', js: 90, css: 12, entries: ['public.html', 'locales/ar/landing.ts'] },
  {
    name: 'app, first route',
    js: 200,
    css: 12,
    entries: [
      'app.html',
      'calculator/calculator-page.tsx',
      'locales/ar/app.ts',
      'locales/ar/calculator.ts',
      'locales/ar/errors.ts',
    ],
  },
];

/** Chunks that import each other: the first to run reads what the other has not set yet, and nothing tells. */
const circles = Object.keys(manifest).filter((key) =>
  (manifest[key]?.imports ?? []).some((next) => closure(next).has(key)),
);
for (const key of circles) console.log(`${key}: imports itself through other chunks`);

let isOver = circles.length > 0;
for (const { name, js, css, entries } of pages) {
  const chunks = chunksOf(entries);
  const measured = [
    ['JS', weight(chunks.map(({ file }) => file)), js],
    ['CSS', weight(chunks.flatMap((chunk) => chunk.css ?? [])), css],
  ] as const;
  for (const [kind, kib, budget] of measured) {
    isOver ||= kib > budget;
    console.log(`${name}: ${kib.toFixed(1)} of ${budget} KiB ${kind}${kib > budget ? '  OVER BUDGET' : ''}`);
  }
}
process.exit(isOver ? 1 : 0);
