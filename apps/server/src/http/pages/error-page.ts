import type { Language } from '@saer/i18n/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../replies/html.ts';
import { htmlPage, sendPage } from './html-page.ts';
import { pageBar } from './page-bar.ts';
import { translators } from '../replies/translators.ts';

const words = {
  brand: /*i18n*/ { id: 'errorPage.brand', message: 'Saer' },
  again: /*i18n*/ { id: 'errorPage.again', message: 'Try again' },
  home: /*i18n*/ { id: 'errorPage.home', message: 'Go to the home page' },
};

const style = `
.alone { max-inline-size: 44rem; margin-inline: auto; padding: 4rem 1rem; }
.status { margin: 0 0 .25rem; color: var(--muted); font-size: .875rem; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; margin-block-start: 1.5rem; }
.actions a:not(.button) { display: inline-flex; align-items: center; min-block-size: var(--control); padding-inline: .5rem; font-size: .875rem; }
`;

/** Whether a browser opens an address as a page, and would show a reply in JSON as it is. */
export const isPageRequest = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document';

interface Failure {
  readonly status: number;
  readonly message: string;
  /** Finds it in the log. */
  readonly id?: string;
}

/** Shows a person what a program would have been told. */
export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  { status, message, id }: Failure,
): void {
  const i18n = translators[language];
  const page = htmlPage({
    language,
    title: message,
    fontFaces: request.server.fontFaces(),
    style,
    body: html`${pageBar(i18n._(words.brand), html``)}
      <main class="alone">
        <p class="status"><bdi dir="ltr">${status}${id === undefined ? '' : ` · ${id}`}</bdi></p>
        <h1>${message}</h1>
        <p class="actions">
          <a class="button" href="/">${i18n._(words.home)}</a>
          ${status >= 500 || status === 429 ? html`<a href="">${i18n._(words.again)}</a>` : ''}
        </p>
      </main>`,
  });
  void sendPage(reply.code(status).header('cache-control', 'no-store'), page);
}
