import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Module information from the bundler. */
interface Graph {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const src = path.resolve(import.meta.dirname, 'src');
const inSource = (...files: readonly string[]): string[] =>
  files.map((file) => {
    const module = path.join(src, file);
    if (!existsSync(module)) throw new Error(`visit-chunks names ${file}, which is not there.`);
    return module;
  });

const entries = inSource('app/public-entry.tsx', 'app/app-entry.tsx');
const app = inSource('app/app-entry.tsx');
const landing = inSource('app/public-entry.tsx');

/** Fetched by every page of a signed-in seller. */
const signedIn = inSource('features/acceptance/acceptance-gate.tsx');

const calculator = inSource('app/guest-calculator.tsx', 'features/calculator/calculator-page.tsx');

/** The visits people begin with, and the modules each asks for: `calculator` until its price is there, `idle` until it rests. */
const visits: Readonly<Record<string, readonly string[]>> = {
  landing,
  plans: [
    ...landing,
    ...inSource('features/landing/plans/show-live-plans.tsx', 'features/landing/queries.ts'),
  ],
  access: [...app, ...inSource('app/shell/access-shell.tsx', 'features/auth/login-page.tsx')],
  calculator: [...app, ...calculator],
  pay: [...app, ...inSource('features/checkout/checkout-page.tsx')],
  idle: [
    ...app,
    ...calculator,
    ...signedIn,
    ...inSource(
      'components/form/combo-box-field.tsx',
      'features/calculator/guest/save-as-guest.tsx',
      'features/calculator/saved/save-to-products.tsx',
      'features/calculator/saved/save-in-browser.tsx',
    ),
  ],
  // What several tools share comes with the first one. Last, so that no file of another visit is divided for it.
  tools: [
    ...app,
    ...inSource(
      'app/tool-route-page.tsx',
      // The table of all products comes once it is asked for.
      ...globSync('features/tools/*/*.tsx', { cwd: src, exclude: ['features/tools/all/**'] }),
    ),
  ],
};

/** Its index names every icon there is: only those that a module asks it for are followed. */
const iconIndex = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/;

/** The modules behind the names that a module imports from the index of icons. */
function namedIcons(code: string, graph: Graph, index: string): string[] {
  const lines = graph.getModuleInfo(index)?.code ?? '';
  const imported = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
    (match) => (match[1] ?? '').split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );
  return imported.flatMap((name) => {
    const line = new RegExp(`\\bas ${name}\\b[^}]*\\}\\s*from\\s*["']\\./([^"']+)["']`).exec(lines)?.[1];
    return line === undefined ? [] : [path.join(path.dirname(index), line)];
  });
}

/** All that a module is imported with, itself included. */
function follow(id: string, graph: Graph, seen: Set<string>): void {
  if (seen.has(id)) return;
  const found = graph.getModuleInfo(id);
  if (found === null) return;
  seen.add(id);
  for (const next of found.importedIds) {
    if (!iconIndex.test(next)) follow(next, graph, seen);
    else for (const icon of namedIcons(found.code ?? '', graph, next)) follow(icon, graph, seen);
  }
}

/** Modules that are needed by the same visits. */
interface Group {
  readonly of: readonly string[];
  readonly modules: string[];
  size: number;
}

/** A file smaller than this (characters, before it is minified) costs more as a request than it holds. */
const smallest = 16_000;

/** The groups that each group imports. */
function importsOf(groups: readonly Group[], graph: Graph): ReadonlyMap<Group, ReadonlySet<Group>> {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  return new Map(
    groups.map((group) => {
      const imported = group.modules
        .flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
        .flatMap((id) => groupOf.get(id) ?? []);
      return [group, new Set(imported.filter((each) => each !== group))];
    }),
  );
}

/** Says whether one group reaches another by way of a third: as one file they would then import themselves in a circle. */
function isRoundabout(from: Group, to: Group, imports: ReadonlyMap<Group, ReadonlySet<Group>>): boolean {
  const seen = new Set<Group>();
  const reaches = (group: Group): boolean => {
    if (group === to) return true;
    if (seen.has(group)) return false;
    seen.add(group);
    return [...(imports.get(group) ?? [])].some(reaches);
  };
  return [...(imports.get(from) ?? [])].some((next) => next !== to && reaches(next));
}

/**
 * Whether a group may be merged into another one: everything that needs the other also needs this one's imports, except the other
 * itself.
 */
const addsNothing = (small: Group, into: Group, imports: ReadonlyMap<Group, ReadonlySet<Group>>): boolean =>
  [...(imports.get(small) ?? [])].every(
    (next) => next === into || into.of.every((visit) => next.of.includes(visit)),
  );

/** Puts the smallest group into the smallest other one that is needed wherever it is, until none is small. */
function joinSmall(groups: Group[], graph: Graph): void {
  const imports = importsOf(groups, graph);
  for (const small of groups.filter(({ size }) => size < smallest).toSorted((a, b) => a.size - b.size)) {
    const into = groups
      .filter((each) => each !== small && small.of.every((visit) => each.of.includes(visit)))
      .filter((each) => addsNothing(small, each, imports))
      .filter((each) => !isRoundabout(small, each, imports) && !isRoundabout(each, small, imports))
      .toSorted((a, b) => a.of.length - b.of.length || a.size - b.size)[0];
    if (into === undefined) continue;
    into.modules.push(...small.modules);
    into.size += small.size;
    groups.splice(groups.indexOf(small), 1);
    joinSmall(groups, graph);
    return;
  }
}

/** All that a module is imported with, itself included. */
function closure(root: string, graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>();
  follow(root, graph, seen);
  return seen;
}

/** Every separately requested module, with its imports. */
function rootsFrom(begin: readonly string[], graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const roots = new Map<string, ReadonlySet<string>>();
  const waiting = [...begin];
  for (let root = waiting.pop(); root !== undefined; root = waiting.pop()) {
    if (roots.has(root)) continue;
    const modules = closure(root, graph);
    roots.set(root, modules);
    for (const id of modules) waiting.push(...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  }
  return roots;
}

const toolFeature = /features[\\/]tools[\\/]/;

/** Names the part of what a single visit needs that other pages use too: libraries, and what the tools have from outside their feature. */
function usedByOthers(id: string, [visit]: readonly string[]): string {
  if (id.includes('node_modules')) return '-libraries';
  return visit === 'tools' && !toolFeature.test(id) ? '-shared' : '';
}

/** Short, since every file that imports another spells its name. */
const shortName = (visit: string): string => visit.slice(0, 2);

/** The file for each module, named after the visits that need it; the rest is left to the bundler. */
function plan(graph: Graph): ReadonlyMap<string, string> {
  const roots = rootsFrom(entries, graph);
  const askedBy = new Map<string, number>();
  for (const modules of roots.values()) for (const id of modules) askedBy.set(id, (askedBy.get(id) ?? 0) + 1);
  const needed = new Map<string, string[]>();
  for (const [visit, asked] of Object.entries(visits)) {
    const modules = new Set(asked.flatMap((root) => [...(roots.get(root) ?? [])]));
    for (const id of modules)
      if (visit !== 'tools' || !needed.has(id)) needed.set(id, [...(needed.get(id) ?? []), visit]);
  }
  const groups = new Map<string, Group>();
  for (const [id, of] of needed) {
    // It is part of the one module that asks for it.
    if (askedBy.get(id) === 1) continue;
    const key = of.length === 1 ? `${of.join('')}${usedByOthers(id, of)}` : of.map(shortName).join('');
    const group = groups.get(key) ?? { of, modules: [], size: 0 };
    group.modules.push(id);
    group.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    groups.set(key, group);
  }
  const names = new Map([...groups].map(([key, group]) => [group, key]));
  const joined = [...groups.values()];
  joinSmall(joined, graph);
  return new Map(joined.flatMap((group) => group.modules.map((id) => [id, names.get(group) ?? ''] as const)));
}

let planned: ReadonlyMap<string, string> | undefined;

/** The content of a file is needed by all visits whose first letters are in its name, and so are its imports: files never import each other in a circle. */
export const visitChunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'visits',
      name: (id: string, graph: Graph) => (planned ??= plan(graph)).get(id) ?? null,
    },
  ],
};
