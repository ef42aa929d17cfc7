/** Writes the public pages into dist/ar and dist/en with content, head and style sheet inside, so that one answer paints each; the calculators, one with its head, and the sign-in page with the names of their files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { notFoundPage, type PublicPage, publicPageFile, publicPages } from '@saer/contract/site/public-pages';
import { type Language, languages } from '@saer/i18n/locale';
import type { PageHead } from '../src/domain/site/page-head.ts';
import { compress } from './compress.ts';
import { inlineStyles, removeUnusedTokens } from './inline-styles.ts';
import { writeSignOutScript } from './sign-out-script.ts';
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
import { writeSampleWorkbooks } from './sample-workbooks.ts';

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
