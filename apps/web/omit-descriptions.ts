import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly properties?: readonly Node[];
}

const omitted = new Set(['summary', 'description']);

/** The summaries and descriptions of endpoints in a module, as the documentation has them. */
function descriptionsIn(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(descriptionsIn);
  if (!isNode(node)) return [];
  const { type, properties = [] } = node;
  const names = new Set(properties.map(({ key }) => key?.name));
  const own =
    type === 'ObjectExpression' && names.has('method') && names.has('path') && names.has('reply')
      ? properties.filter(({ key }) => omitted.has(key?.name ?? ''))
      : [];
  return [...own, ...Object.values(node).flatMap(descriptionsIn)];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Leaves the descriptions of endpoints out of the browser's bundles: only the documentation says them. Lines and columns stay. */
export const omitDescriptions: Plugin = {
  name: 'omit-descriptions',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/contract\/src\/[^?]*\.ts$/ },
    handler(code, id) {
      let left = code;
      for (const { start, end } of descriptionsIn(parseAst(code, { lang: 'ts' }, id).body)) {
        const comma = left[end] === ',' ? end + 1 : end;
        left = left.slice(0, start) + left.slice(start, comma).replaceAll(/[^\n]/g, ' ') + left.slice(comma);
      }
      return left === code ? null : { code: left, map: null };
    },
  },
};
