/** Rules of what imports what, types included: an order among folders, and no circle of files. */
import { production, type Rule, type Source, target } from './sources.ts';

const files = new Set(production.map(({ file }) => file));

/** The files of ours that a file imports. */
const importsOf = (source: Source): readonly string[] =>
  source.imports
    .map((specifier) => {
      const [, name, rest] = /^@saer\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
      return name === undefined ? target(source, specifier) : `packages/${name}/src/${rest}.ts`;
    })
    .filter((file) => files.has(file));

const graph = new Map(
  production
    .filter(({ file }) => /^(?:apps|packages)\//.test(file))
    .map((source) => [source.file, importsOf(source)] as const),
);

/** The folders in which two files' paths part, if both go on below one: `fees/rates` and `fees/book`. */
function partingFolders(one: string, other: string): readonly [string, string] | undefined {
  const [a, b] = [one.split('/'), other.split('/')];
  const at = a.findIndex((part, n) => part !== b[n]);
  return at < a.length - 1 && at < b.length - 1
    ? [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')]
    : undefined;
}

export const siblingFoldersInOrder: Rule = () => {
  const firstImport = new Map<string, string>();
  for (const [file, imported] of graph)
    for (const other of imported) {
      const folders = partingFolders(file, other);
      if (folders !== undefined && !firstImport.has(folders.join(' > ')))
        firstImport.set(folders.join(' > '), `${file} imports ${other}`);
    }
  return [...firstImport].flatMap(([pair, example]) => {
    const [one = '', other = ''] = pair.split(' > ');
    const back = firstImport.get(`${other} > ${one}`);
    return back !== undefined && one < other
      ? [`${one} and ${other} import each other (${example}; ${back}): put one of them below the other.`]
      : [];
  });
};

export const noCircleOfFiles: Rule = () => {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === 'open')
        found.push(`${[...way.slice(way.indexOf(next)), next].join(' → ')}: a circle of imports.`);
      else if (state.get(next) === undefined) follow(next, [...way, next]);
    }
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) follow(file, [file]);
  return found;
};
