import { createHash } from 'node:crypto';
import { directions, type Language } from '@saer/i18n/locale';
import type { FastifyReply } from 'fastify';
import { html, type Html } from '../replies/html.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** The look of every page of the server itself: colours, corners and sizes mirror the web's `tokens.css`. */
const pageStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6f5f2, #0e1412); --surface: light-dark(#ffffff, #151c19); --field: light-dark(#ffffff, #101614);
  --hover: light-dark(#f0eee9, #1f2925); --raised: light-dark(#ffffff, #1b2420);
  --line: light-dark(#e5e2dc, #27312d); --edge: light-dark(#8c877c, #67786f);
  --ink: light-dark(#16201c, #e8efeb); --muted: light-dark(#5a645e, #9fada6);
  --brand: light-dark(#0b6e56, #46c49c); --brand-strong: light-dark(#085843, #6bd6b4);
  --brand-soft: light-dark(#e1f1eb, #14332a); --on-brand: light-dark(#ffffff, #06211a);
  --danger: light-dark(#b3261e, #f48c82); --danger-soft: light-dark(#fbe7e4, #3b1815);
  --warning: light-dark(#875400, #e9b85c); --warning-soft: light-dark(#fcf0d3, #35270b);
  --info: light-dark(#2a5f9e, #8bb8ee); --info-soft: light-dark(#e4eef9, #14283f);
  --radius: .625rem; --card: 1rem; --control: 2.5rem;
}
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
@media (width < 48rem), (pointer: coarse) { :root { --control: 2.75rem; } }
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--canvas); color: var(--ink);
  font: .9375rem/1.65 'Saudi Riyal', 'Saer Sans', system-ui, 'Segoe UI', Tahoma, sans-serif;
  font-variant-numeric: tabular-nums; font-feature-settings: 'locl' 0; text-size-adjust: 100%;
}
a { color: var(--brand-strong); text-underline-offset: .25em; text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent); }
a:hover { text-decoration-color: currentcolor; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: .25rem; }
main:focus-visible { outline: none; }
.skip { position: absolute; inset-inline-start: -100rem; }
.skip:focus { position: fixed; z-index: 3; inset-block-start: .75rem; inset-inline-start: 1rem; padding: .5rem 1rem; background: var(--surface); border-radius: var(--radius); }

.bar { position: sticky; z-index: 2; inset-block-start: 0; background: var(--surface); border-block-end: 1px solid var(--line); }
.bar > div { display: flex; align-items: center; gap: .25rem .25rem; min-block-size: 3.5rem; max-inline-size: 90rem; margin-inline: auto; padding-inline: 1rem; }
.bar a { display: inline-flex; align-items: center; min-block-size: var(--control); padding-inline: .625rem; border-radius: var(--radius); color: var(--muted); font-size: .875rem; text-decoration: none; white-space: nowrap; }
.bar a:hover { background: var(--hover); color: var(--ink); }
.bar a[aria-current] { color: var(--ink); font-weight: 500; }
.bar .brand { gap: .625rem; margin-inline: -.25rem auto; padding-inline: .25rem; color: var(--ink); font-size: 1.125rem; font-weight: 600; }
.bar .brand:hover { background: none; }
.brand svg { inline-size: 2rem; block-size: 2rem; }
.brand rect { fill: var(--brand); }
.brand path { stroke: var(--on-brand); }

h1, h2, h3 { margin: 0; line-height: 1.35; text-wrap: balance; overflow-wrap: anywhere; font-weight: 600; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.25rem; }
h3 { font-size: 1rem; }
p { max-inline-size: 44rem; margin-block: .5rem; }
code { font: .875em/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; unicode-bidi: isolate; overflow-wrap: anywhere; }
.no { color: var(--muted); }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; gap: .5rem; min-block-size: var(--control); padding-inline: 1rem;
  border: 1px solid transparent; border-radius: var(--radius); background: var(--brand); color: var(--on-brand);
  font: inherit; font-size: .875rem; font-weight: 500; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { background: var(--brand-strong); }
button.quiet { border-color: var(--edge); background: var(--field); color: var(--ink); }
button.quiet:hover { background: var(--hover); }
input[type='search'] { inline-size: 100%; min-block-size: var(--control); padding-inline: .75rem; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--field); color: var(--ink); font: inherit; font-size: .875rem; }
input::placeholder { color: var(--muted); opacity: 1; }
.sr { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: no-preference) { a, button { transition: background-color .15s, color .15s; } }
@media print { .bar, .skip { display: none; } }
`;

declare module 'fastify' {
  interface FastifyInstance {
    /** The rules by which a page loads the app's font; empty without a built web app. */
    readonly fontFaces: () => string;
  }
}

interface PageContent {
  readonly language: Language;
  readonly title: string;
  readonly fontFaces: string;
  /** For search engines and link previews. */
  readonly head?: Html;
  /** Rules beyond those of every page. */
  readonly style?: string;
  /** Run at the end of the body; the reader can do everything else without it. A page without one runs none at all, and follows the device's theme. */
  readonly script?: string;
  readonly body: Html;
}

/** Before the first paint: the theme that was chosen in the app. */
const themeScript =
  "try{const d=localStorage.getItem('dark');if(d!==null)document.documentElement.dataset.theme=d==='true'?'dark':'light'}catch{}";

/** As it is hashed: to the last space. */
const element = (script: string): Html => ({ html: `<script>${script}</script>` });
const computeHash = (script: string): string => createHash('sha256').update(script).digest('base64');

/** A page of the server itself: its style inside, and its scripts permitted by their hashes. */
export interface HtmlPage {
  readonly text: string;
  readonly policy: string;
}

/** Writes a whole page. */
export function htmlPage({
  language,
  title,
  fontFaces,
  head,
  style = '',
  script,
  body,
}: PageContent): HtmlPage {
  const scripts = script === undefined ? [] : [themeScript, script];
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directions[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" />
        <title>${title}</title>
        ${head ?? ''} ${script === undefined ? '' : element(themeScript)}
        <style>
          ${{ html: fontFaces + pageStyle + style }}
        </style>
      </head>
      <body>
        ${body} ${script === undefined ? '' : element(script)}
      </body>
    </html>`;
  return { text: page.html, policy: contentSecurityPolicy(scripts.map(computeHash)) };
}

export const sendPage = (reply: FastifyReply, { text, policy }: HtmlPage): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(text);

/** The same logo as the web's `logo-mark.tsx`. */
const mark = html`<svg aria-hidden="true" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="9" />
  <path
    d="M26 8.5v7.25a3 3 0 0 1-6 0V12m0 3.75a3 3 0 0 1-6 0v-.5m0 .5v3.5a4.75 4.75 0 0 1-8.9 2.3"
    fill="none"
    stroke-width="2.6"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;

/** The bar at the top of a page of the server: the brand, and links at its end. */
export const pageBar = (brand: string, links: Html): Html =>
  html`<header class="bar">
    <div><a class="brand" href="/">${mark} ${brand}</a> ${links}</div>
  </header>`;
