import {
  notFoundPage,
  type PublicPage,
  publicPageAddress,
  publicPages,
} from '@saer/contract/site/public-pages';
import { type Language, directions, languages } from '@saer/i18n/locale';
import type { PageHead } from '../src/domain/site/page-head.ts';

interface Position {
  readonly language: Language;
  /** Origin of the site, such as `https://example.com`: search engines and link previews need absolute URLs. */
  readonly origin: string;
}

interface PagePosition extends Position {
  readonly page: PublicPage | typeof notFoundPage;
}

/** The rendered content of one public page. */
export interface PageContent {
  readonly html: string;
  readonly head: PageHead;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The fonts the first lines of a page are written in. Spaces and figures are Latin in both languages. None in development: nothing is built there. */
function firstFonts(language: Language, template: string): string[] {
  const built = [
    ...template.matchAll(/url\("?(\/assets\/saer-sans-(arabic|latin)-(\d+)-[^")]*\.woff2)"?\)/g),
  ];
  const scripts = language === 'ar' ? ['arabic', 'latin'] : ['latin'];
  const needed = scripts.flatMap((script) => ['400', '600'].map((weight) => `${script}-${weight}`));
  return built.length === 0
    ? []
    : needed.map((name) => {
        const font = built.find(([, , script, weight]) => name === `${script}-${weight}`);
        if (font?.[1] === undefined) throw new Error(`The page has no font ${name} to preload.`);
        return font[1];
      });
}

const scriptTags =
  /[ \t]*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?\n?/g;

const fileOf = ([, file = '']: RegExpExecArray): string => file;
const isEntry = ([tag]: RegExpExecArray): boolean => tag.includes('<script');

/** The page is readable before hydration: its scripts are listed, and `app/public-start.ts` loads them. Imported files come first. */
function withScriptsNamed(html: string, words: readonly string[]): string {
  const tags = [...html.matchAll(scriptTags)];
  const entries = tags.filter(isEntry);
  if (entries.length === 0) return html;
  const imported = tags.filter((tag) => !isEntry(tag));
  const files = [...imported.map(fileOf), ...words, ...entries.map(fileOf)].join(' ');
  return html.replaceAll(scriptTags, '').replace('<html ', `<html data-scripts="${files}" `);
}

const preload = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** The data of a page and its position below others, each with the absolute addresses that search engines ask for. */
function structuredData(head: PageHead, language: Language, address: string): readonly object[] {
  const { structuredData: data = [], parents = [], title } = head;
  const { origin } = new URL(address, 'http://localhost');
  const trail = [
    ...parents.map(({ name, page }) => ({ name, item: `${origin}${publicPageAddress(language, page)}` })),
    { name: title, item: address },
  ];
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((each, at) => ({ '@type': 'ListItem', position: at + 1, ...each })),
  };
  return [
    ...[data].flat().map((each) => ({ ...each, url: address })),
    ...(parents.length === 0 ? [] : [breadcrumbs]),
  ];
}

function headLines(head: PageHead, { language, origin }: Position, address: string): string[] {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<link rel="canonical" href="${address}">`,
    property('og:type', 'website'),
    property('og:site_name', head.siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', address),
    property('og:locale', language === 'ar' ? 'ar_SA' : 'en_US'),
    property('og:image', `${origin}/preview-${language}.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
    ...structuredData(head, language, address).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
    ),
  ];
}

/** A page from which the app can be installed, in the visitor's language. */
export const installable = (html: string): string =>
  html.replace('</head>', () =>
    [
      '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
      '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
      '</head>',
    ].join('\n'),
  );

/** Lines for search engines and link previews, which are not to list the answer to a wrong address. */
function pageLines(head: PageHead, { page, ...position }: PagePosition): string[] {
  if (page === notFoundPage)
    return [`<title>${escapeHtml(head.title)}</title>`, '<meta name="robots" content="noindex">'];
  const { language, origin } = position;
  return [
    ...headLines(head, position, `${origin}${publicPageAddress(language, page)}`),
    ...languages.map(
      (each) => `<link rel="alternate" hreflang="${each}" href="${origin}${publicPageAddress(each, page)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${origin}${page}">`,
  ];
}

/** Fills the built template with one language's page. `words`: the files of the words that its scripts say; without it the page has no scripts. */
export const publicHtml = (
  template: string,
  { html, head }: PageContent,
  position: PagePosition,
  words?: readonly string[],
): string => {
  const { language, page } = position;
  return (words === undefined ? template.replaceAll(scriptTags, '') : withScriptsNamed(template, words))
    .replace('lang="en" dir="ltr"', `lang="${language}" dir="${directions[language]}" data-page="${page}"`)
    .replace('<!--head-->', () =>
      [
        ...firstFonts(language, template).map(preload),
        preload('/fonts/saudi-riyal.woff2'),
        ...pageLines(head, position),
      ].join('\n'),
    )
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
};

/** The app's page as it begins at one address: the files it asks for later are named, so that all come at once. */
export const appHtml = (app: string, language: Language, files: readonly string[]): string =>
  app
    .replace('lang="ar" dir="rtl"', `lang="${language}" dir="${directions[language]}"`)
    .replace('</head>', () =>
      [
        ...files
          .filter((file) => !app.includes(`"${file}"`))
          .map((file) => `  <link rel="modulepreload" crossorigin href="${file}">`),
        '</head>',
      ].join('\n  '),
    );

/** The app's page as search engines and link previews may show the calculator that is open to everybody, in one language. */
export const calculatorHtml = (
  app: string,
  head: PageHead,
  position: Position,
  files: readonly string[],
): string =>
  appHtml(app, position.language, files)
    .replace(/\s*<meta name="robots"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () =>
      headLines(head, position, `${position.origin}/calculator`).join('\n    '),
    );

/** The public pages' addresses for search engines, each with its other language. */
export function sitemap(origin: string): string {
  const pages = publicPages.flatMap((page) => {
    const addresses = languages.map((language) => [
      language,
      `${origin}${publicPageAddress(language, page)}`,
    ]);
    const alternates = addresses
      .map(
        ([language, address]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      )
      .join('\n');
    return addresses.map(([, address]) => `  <url>\n    <loc>${address}</loc>\n${alternates}\n  </url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    `  <url>\n    <loc>${origin}/calculator</loc>\n  </url>`,
    '</urlset>',
    '',
  ].join('\n');
}

export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The site in short for programs that read it, after llmstxt.org: what it is, and its pages in English. */
export const llmsText = (
  intro: string,
  pages: readonly { readonly page: PublicPage; readonly head: PageHead }[],
): string => {
  const lines = pages.map(
    ({ page, head }) => `- [${head.title}](${publicPageAddress('en', page)}): ${head.description}`,
  );
  return intro.replace('<!--pages-->', () => lines.join('\n'));
};
