import { createHash } from 'node:crypto';
import { directions, type Language } from '@saer/i18n/locale';
import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';
import { pageStyle } from './page-style.ts';
import { contentSecurityPolicy } from './security-headers.ts';

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
const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64');

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
  return { text: page.html, policy: contentSecurityPolicy(scripts.map(hashOf)) };
}

export const sendPage = (reply: FastifyReply, { text, policy }: HtmlPage): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(text);
