import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type PluginOption, build, type Plugin } from 'vite';
import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { parseAst } from 'rolldown/parseAst';

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
const omitDescriptions: Plugin = {
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

/** Turns the macros of texts (`t`, `msg`, `<Trans>`) into what runs: for the build, and for tests of files that say something. */
export const linguiMacros = babel({ presets: [linguiTransformerBabelPreset()] });

const app = path.resolve(import.meta.dirname, 'src/app');

/** A script with all that it imports, as the one text that a page carries inside. */
async function bundled(name: string, target: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: [...target],
      rolldownOptions: {
        input: path.join(app, `${name}.ts`),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [file] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (file?.type !== 'chunk') throw new Error(`${name} was not built`);
  const code = file.code.trim();
  if (/<\/script/i.test(code)) throw new Error(`${name} would end its own element`);
  return code;
}

/** Inlines `src/app/NAME.ts` where a page has `<!--inline:NAME-->`: code that runs before the first paint needs no request. */
const inlineScripts = (target: readonly string[]): Plugin => ({
  name: 'inline-scripts',
  async transformIndexHtml(html) {
    let page = html;
    for (const [mark, name = ''] of html.matchAll(/<!--inline:([\w-]+)-->/g)) {
      const code = await bundled(name, target);
      page = page.replace(mark, () => `<script>${code}</script>`);
    }
    return page;
  },
});

/** light-dark() implements both themes; older browsers than these would need a transformation. */
export const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** Plugins of both builds: the app with the landing page, and the other public pages. */
export const sharedPlugins: PluginOption[] = [
  // React Aria ships 34 languages; its Arabic strings carry the tag ar-AE.
  { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  omitDescriptions,
  linguiMacros,
  react(),
  lingui(),
  tailwindcss(),
  inlineScripts(target),
];
