/** Writes the public pages into dist/ar and dist/en with content, head and style sheet inside, so that one answer paints each; the calculators, one with its head, and the sign-in page with the names of their files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync, globSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { notFoundPage, type PublicPage, publicPageFile, publicPages } from '@saer/contract/site/public-pages';
import { type Language, languages } from '@saer/i18n/locale';
import type { PageHead } from '../src/domain/site/page-head.ts';
import { writeSignOutScript } from './bundle-script.ts';
import { type BuildManifest, writeServiceWorkers } from './service-worker.ts';
import {
  appHtml,
  calculatorHtml,
  installable,
  llmsText,
  type PageContent,
  publicHtml,
  robots,
  sitemap,
} from './public-html.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { feeBook } from '@saer/contract/fees/fee-book';
import { writeFixedColumnsSample, writeSample } from '@saer/spreadsheet/write/write-sample';

import snapshot from '../src/features/landing/demo/fee-book-snapshot.json' with { type: 'json' };

const writers = { sample: writeSample, 'fixed-columns': writeFixedColumnsSample } as const;

/** Writes the sample workbooks of the instructions into a folder's `samples`, with the template's own writer and the fees of the build. */
async function writeSampleWorkbooks(folder: string): Promise<void> {
  const book = { ...feeBook.reply.parse(snapshot), overrides: [] };
  const samples = path.join(folder, 'samples');
  mkdirSync(samples, { recursive: true });
  for (const language of languages)
    for (const [name, write] of Object.entries(writers))
      writeFileSync(path.join(samples, `${name}-${language}.xlsx`), await write(book, language));
}

/** Rules of Tailwind for the parts of date fields, of which no public page has one. */
const dateFieldRules = /::-webkit-(?:date|calendar)[\w-]*\{[^}]*\}/g;

/** Inlines the page's style sheets, without the template's indentation; their fonts keep their absolute URLs. */
const inlineStyles = (html: string, dist: string): string =>
  html
    .replaceAll(/^\s+/gm, '')
    .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) => {
      const styles = readFileSync(path.join(dist, href), 'utf8').replaceAll(dateFieldRules, '');
      return `<style>${styles}</style>`;
    });

/** Removes the tokens that nothing on the page refers to: every page carries its style sheet inside. */
function removeUnusedTokens(html: string): string {
  const names = new Set(
    [...html.matchAll(/(--(?:spacing|color|shadow|text|radius)-[\w-]+):/g)].map(([, name = '']) => name),
  );
  let page = html;
  for (const name of names)
    if (!page.includes(`var(${name}`)) page = page.replace(new RegExp(`(?<=[{;])${name}:[^;}]*;?`), '');
  return page;
}

/** Below this many bytes a header says more than compression saves. */
const min = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes compressed files beside compressible ones, at the highest level, so that no reply waits for compression. */
async function compress(folder: string): Promise<void> {
  const files = globSync('**/*.{css,html,js,svg,txt,webmanifest,xml}', { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      if (bytes.length < min) return;
      const [br, gz] = await Promise.all([
        brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          },
        }),
        zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      if (br.length < bytes.length) writeFileSync(`${file}.br`, br);
      if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz);
    }),
  );
}

const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../dist');
const serverBuild = path.join(dist, 'render');
const origin = (process.env['SITE_ORIGIN'] ?? 'http://localhost:3000').replace(/\/$/, '');

interface Renderer {
  readonly renderPublicPage: (
    page: PublicPage | typeof notFoundPage,
    language: Language,
  ) => Promise<PageContent & { readonly scriptMessages?: readonly string[] }>;
  readonly renderCalculatorHead: (language: Language) => Promise<PageHead>;
  readonly renderWebManifest: (language: Language) => Promise<object>;
}
const { renderPublicPage, renderCalculatorHead, renderWebManifest }: Renderer = await import(
  pathToFileURL(path.join(serverBuild, 'public-render.js')).href
);
const app = installable(readFileSync(path.join(dist, 'app.html'), 'utf8'));
writeFileSync(path.join(dist, 'app.html'), app);
const readManifest = (name: string): BuildManifest =>
  JSON.parse(readFileSync(path.join(dist, '.vite', name), 'utf8'));
const manifest = readManifest('manifest.json');
const siteManifest = readManifest('site-manifest.json');
const toolsManifest = readManifest('tools-manifest.json');

const isToolsPage = (page: PublicPage | typeof notFoundPage): boolean => page.startsWith('/tools');

/** The build that a public page’s scripts belong to. */
function buildOf(page: PublicPage | typeof notFoundPage): BuildManifest {
  if (page === '/') return manifest;
  return isToolsPage(page) ? toolsManifest : siteManifest;
}

/** Where a build put a module, after all that it imports. */
function filesOf(module: string, builds = manifest): string[] {
  const built = builds[module];
  if (built === undefined) throw new Error(`The build has no ${module}.`);
  return [...(built.imports ?? []).flatMap((each) => filesOf(each, builds)), `/${built.file}`];
}
const wordsOf = (language: Language, features: readonly string[], builds = manifest): string[] =>
  features.flatMap((feature) => filesOf(`../../packages/i18n/locales/${language}/${feature}.ts`, builds));

/** Files with the texts they say, each once. */
const withWords = (files: readonly string[], language: Language, features: readonly string[]): string[] => [
  ...new Set([...files, ...wordsOf(language, features)]),
];

const signIn = ['src/app/shell/access-shell.tsx', 'src/features/auth/login-page.tsx'].flatMap((each) =>
  filesOf(each),
);
const calculator = filesOf('src/features/calculator/calculator-page.tsx');
const guestCalculator = [...filesOf('src/app/guest-calculator.tsx'), ...calculator];
const templateOf = (name: string): string =>
  installable(inlineStyles(readFileSync(path.join(dist, name), 'utf8'), dist));
/** Pages with templates of their own, because their scripts and styles are theirs alone. */
const ownTemplates: Readonly<Partial<Record<PublicPage | typeof notFoundPage, string>>> = {
  '/': templateOf('public.html'),
  '/pricing': templateOf('pricing.html'),
};
/** The script that a public page loads when someone signs out there. */
const signOutScript = await writeSignOutScript(dist);
const siteTemplate = templateOf('site.html');
const toolsTemplate = templateOf('tools.html');
const templateFor = (page: PublicPage | typeof notFoundPage): string =>
  ownTemplates[page] ?? (isToolsPage(page) ? toolsTemplate : siteTemplate);

async function writePublicPage(page: PublicPage | typeof notFoundPage, language: Language): Promise<void> {
  const rendered = await renderPublicPage(page, language);
  const { scriptMessages } = rendered;
  const words = scriptMessages === undefined ? undefined : wordsOf(language, scriptMessages, buildOf(page));
  const file = path.join(dist, publicPageFile(language, page));
  mkdirSync(path.dirname(file), { recursive: true });
  const html = publicHtml(templateFor(page), rendered, { language, origin, page }, words).replace(
    '/src/app/site-sign-out.ts',
    signOutScript,
  );
  // The charts of the tools name colours when they are drawn.
  writeFileSync(file, isToolsPage(page) ? html : removeUnusedTokens(html));
}

for (const language of languages) {
  for (const page of [...publicPages, notFoundPage] as const) await writePublicPage(page, language);
  writeFileSync(
    path.join(dist, language, 'manifest.webmanifest'),
    JSON.stringify(await renderWebManifest(language)),
  );
  writeFileSync(
    path.join(dist, language, 'calculator.html'),
    calculatorHtml(
      app,
      await renderCalculatorHead(language),
      { language, origin },
      withWords(guestCalculator, language, ['app', 'calculator', 'access', 'errors']),
    ),
  );
  writeFileSync(
    path.join(dist, language, 'own-calculator.html'),
    appHtml(app, language, withWords(calculator, language, ['app', 'calculator', 'errors'])),
  );
  writeFileSync(
    path.join(dist, language, 'sign-in.html'),
    appHtml(app, language, withWords(signIn, language, ['app', 'access', 'errors'])),
  );
}
writeFileSync(path.join(dist, 'sitemap.xml'), sitemap(origin));
writeFileSync(path.join(dist, 'robots.txt'), robots(origin));
const heads: { page: PublicPage; head: PageHead }[] = [];
for (const page of publicPages) heads.push({ page, head: (await renderPublicPage(page, 'en')).head });
const llms = path.join(dist, 'llms.txt');
writeFileSync(llms, llmsText(readFileSync(llms, 'utf8'), heads));

for (const name of ['public.html', 'pricing.html', 'site.html', 'tools.html']) rmSync(path.join(dist, name));
rmSync(serverBuild, { recursive: true });
await writeServiceWorkers(manifest, dist);
await writeSampleWorkbooks(dist);
await compress(dist);
