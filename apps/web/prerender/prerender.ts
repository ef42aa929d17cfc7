/** Writes the public pages into dist/ar and dist/en: the landing page and the page of prices with content, head and style sheet inside, so that one answer paints it; the calculators, one with its head, and the sign-in page with the names of their files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Language, languages } from '@saer/i18n/locale';
import { compress } from './compress.ts';
import { type BuildManifest, writeServiceWorkers } from './service-worker.ts';
import {
  appHtml,
  calculatorHtml,
  installable,
  type PageHead,
  publicHtml,
  type RenderedPage,
  robots,
  sitemap,
} from './public-html.ts';

const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../dist');
const serverBuild = path.join(dist, 'render');
const origin = (process.env['SITE_ORIGIN'] ?? 'http://localhost:3000').replace(/\/$/, '');

/** Inlines the page's style sheets; their fonts keep their absolute URLs. */
const withStylesInside = (html: string): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) => {
    return `<style>${readFileSync(path.join(dist, href), 'utf8')}</style>`;
  });

interface Renderer {
  readonly renderPublicPage: (language: Language) => Promise<RenderedPage>;
  readonly renderPricingPage: (language: Language) => Promise<RenderedPage>;
  readonly renderWebManifest: (language: Language) => Promise<object>;
  readonly renderCalculatorHead: (language: Language) => Promise<PageHead>;
}
const { renderPublicPage, renderPricingPage, renderCalculatorHead, renderWebManifest }: Renderer =
  await import(pathToFileURL(path.join(serverBuild, 'public-render.js')).href);
const app = installable(readFileSync(path.join(dist, 'app.html'), 'utf8'));
writeFileSync(path.join(dist, 'app.html'), app);
const manifest: BuildManifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** Where the build put a module, after all that it imports. */
function filesOf(module: string): string[] {
  const built = manifest[module];
  if (built === undefined) throw new Error(`The build has no ${module}.`);
  return [...(built.imports ?? []).flatMap(filesOf), `/${built.file}`];
}
const wordsOf = (language: Language, features: readonly string[]): string[] =>
  features.flatMap((feature) => filesOf(`../../packages/i18n/locales/${language}/${feature}.ts`));

/** Files with the texts they say, each once. */
const withWords = (files: readonly string[], language: Language, features: readonly string[]): string[] => [
  ...new Set([...files, ...wordsOf(language, features)]),
];

const signIn = ['src/app/access-shell.tsx', 'src/features/auth/login-page.tsx'].flatMap(filesOf);
const calculator = filesOf('src/features/calculator/calculator-page.tsx');
const guestCalculator = [...filesOf('src/app/guest-calculator.tsx'), ...calculator];
const templateOf = (name: string): string =>
  installable(withStylesInside(readFileSync(path.join(dist, name), 'utf8')));
const template = templateOf('public.html');
const pricingTemplate = templateOf('pricing.html');

for (const language of languages) {
  mkdirSync(path.join(dist, language), { recursive: true });
  writeFileSync(
    path.join(dist, language, 'manifest.webmanifest'),
    JSON.stringify(await renderWebManifest(language)),
  );
  const rendered = await renderPublicPage(language);
  writeFileSync(
    path.join(dist, language, 'index.html'),
    publicHtml(template, rendered, { language, origin }, wordsOf(language, ['landing'])),
  );
  writeFileSync(
    path.join(dist, language, 'pricing.html'),
    publicHtml(
      pricingTemplate,
      await renderPricingPage(language),
      { language, origin, page: '/pricing' },
      wordsOf(language, ['pricing']),
    ),
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

for (const name of ['public.html', 'pricing.html']) rmSync(path.join(dist, name));
rmSync(serverBuild, { recursive: true });
await writeServiceWorkers(manifest, dist);
await compress(dist);
