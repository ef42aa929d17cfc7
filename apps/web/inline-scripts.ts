import path from 'node:path';
import { build, type Plugin } from 'vite';

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
export const inlineScripts = (target: readonly string[]): Plugin => ({
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
