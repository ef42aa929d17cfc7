/** The source files that the structure checks read. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** A rule returns a message for every violation; the message says where the code belongs. */
export type Rule = () => string[];

const read = (file: string): Source => {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  return { file: file.split(path.sep).join('/'), text, imports };
};

export const sources = globSync([
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/src/**/*.{ts,tsx}',
  'apps/web/prerender/*.ts',
  'scripts/**',
  'attack/**/*.ts',
  'bench/**/*.ts',
  'e2e/**/*.ts',
])
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('/locales/'))
  .map(read);

export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');
export const inside = (folder: string) => sources.filter((source) => source.file.startsWith(folder));
export const production = sources.filter((source) => !isTest(source.file));

/** The file that an import refers to, for imports of our own packages. */
export const target = (source: Source, specifier: string): string =>
  specifier.startsWith('.') ? path.posix.join(path.posix.dirname(source.file), specifier) : specifier;

/** Modules of which a source imports values, by the specifiers that begin with `prefix`. */
export const valueImports = (text: string, prefix: string): string[] =>
  [
    ...[...text.matchAll(/^(?:import|export) (?!type\b)([^;]*?) from '([^']+)'/gm)]
      .filter(([, names = '']) => !/^\{(?:\s*type [^,{}]+,?)+\s*\}$/.test(names))
      .map(([, , specifier = '']) => specifier),
    ...[...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, specifier = '']) => specifier),
  ].filter((specifier) => specifier.startsWith(prefix));
