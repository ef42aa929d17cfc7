/** Writes the public page into dist/ar and dist/en: content, head and first style sheet inside, so that one answer paints it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface Rendered {
  readonly html: string;
  readonly head: { readonly title: string; readonly description: string };
}

const web = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../apps/web');
const dist = path.join(web, 'dist');
const serverBuild = path.join(dist, 'render');
const directions = { ar: 'rtl', en: 'ltr' } as const;
type Language = keyof typeof directions;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page's style sheets inside the page; their fonts keep their addresses, which begin with a slash. */
const withStylesInside = (html: string): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) => {
    return `<style>${readFileSync(path.join(dist, href), 'utf8')}</style>`;
  });

/** The fonts the first lines of a page are written in. */
const fontsOf = (language: Language, html: string): string[] => {
  const script = language === 'ar' ? 'arabic' : 'latin';
  const fonts = [...html.matchAll(/url\("?(\/assets\/ibm-plex-sans-arabic-(\w+)-(\d+)[^")]*\.woff2)"?\)/g)];
  return fonts.filter(([, , of, weight]) => of === script && weight !== '500').map(([, href = '']) => href);
};

const preload = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

const headOf = (language: Language, { head }: Rendered, fonts: readonly string[]): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<link rel="canonical" href="/${language}">`,
    '<link rel="alternate" hreflang="ar" href="/ar">',
    '<link rel="alternate" hreflang="en" href="/en">',
    '<link rel="alternate" hreflang="x-default" href="/">',
    ...fonts.map(preload),
  ].join('\n    ');

const { renderPublicPage }: { renderPublicPage: (language: Language) => Promise<Rendered> } = await import(
  pathToFileURL(path.join(serverBuild, 'public-render.js')).href
);
const template = withStylesInside(readFileSync(path.join(dist, 'public.html'), 'utf8'));

for (const language of ['ar', 'en'] as const) {
  const rendered = await renderPublicPage(language);
  const page = template
    .replace('lang="en" dir="ltr"', `lang="${language}" dir="${directions[language]}"`)
    .replace('<!--head-->', () => headOf(language, rendered, fontsOf(language, template)))
    .replace('<div id="root"></div>', () => `<div id="root">${rendered.html}</div>`);
  mkdirSync(path.join(dist, language), { recursive: true });
  writeFileSync(path.join(dist, language, 'index.html'), page);
}

rmSync(path.join(dist, 'public.html'));
rmSync(serverBuild, { recursive: true });
