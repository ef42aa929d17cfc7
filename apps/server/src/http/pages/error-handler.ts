import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@saer/contract/api/error-code';
import { errorStatusOf } from '@saer/contract/api/error-status';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseLoss } from '../../database/database-loss.ts';
import { AppError } from '../replies/app-error.ts';
import { readLanguage } from '../requests/caller.ts';
import { errorReply } from '../replies/error-reply.ts';
import { logAccessRefusal } from '../requests/access-denied.ts';
import type { Language } from '@saer/i18n/locale';
import { html } from '../replies/html.ts';
import { htmlPage, sendPage, pageBar } from './html-page.ts';
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

/** Tells whether a browser opens an address as a page, and would show a reply in JSON as it is. */
const isPageRequest = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document';

interface Failure {
  readonly status: number;
  readonly message: string;
  /** Finds it in the log. */
  readonly id?: string;
}

/** Shows a person what a program would have been told. */
function sendErrorPage(
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

/** Errors of Fastify and its plugins, mapped to our codes. */
const ofFramework: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'brokenJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'brokenJson',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_UNDER_PRESSURE: 'overloaded',
};

const ofStatus: Record<number, ErrorCode> = {
  404: 'notFound',
  413: 'bodyTooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'overloaded',
};

/** Statuses of refusals that end by themselves. */
const waits: ReadonlySet<number> = new Set([429, 503]);

/** A database that ended is usually back by then. */
const databaseRetrySeconds = 5;

const property = (error: unknown, name: 'code' | 'statusCode'): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;

/** A caller's mistake under its own code; `undefined`: ours. */
function knownError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const status = Number(property(error, 'statusCode'));
  const code = ofFramework[String(property(error, 'code'))] ?? ofStatus[status];
  if (code !== undefined) return new AppError({ code });
  return status >= 400 && status < 500 ? new AppError({ code: 'badRequest' }) : undefined;
}

/** The one place where errors become replies. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const language = readLanguage(request);
  const loss = databaseLoss(error);
  if (loss !== undefined) request.log.info({ loss }, 'the database does not answer');
  const known = loss === undefined ? knownError(error) : new AppError({ code: 'databaseUnavailable' });
  if (known?.message === 'databaseUnavailable') void reply.header('retry-after', databaseRetrySeconds);
  if (known !== undefined) {
    // Whoever must wait is told how long, also in the words of HTTP.
    const seconds = known.fieldErrors[0].details?.['seconds'];
    if (typeof seconds === 'number' && waits.has(known.statusCode)) void reply.header('retry-after', seconds);
    logAccessRefusal(request, known.fieldErrors[0].code);
    // The framework would close the connection during the upload, and lose the reply: the rest is read and discarded.
    if (known.statusCode === errorStatusOf('bodyTooLarge')) void reply.removeHeader('connection');
    const said = errorReply(known, language);
    if (isPageRequest(request)) {
      sendErrorPage(request, reply, language, { status: known.statusCode, message: said.message });
      return;
    }
    void reply.code(known.statusCode).type('application/json').send(JSON.stringify(said));
    return;
  }
  const id = randomUUID();
  request.log.error({ err: error, id }, 'a request failed');
  const failure = errorReply(new AppError({ code: 'internal', details: { id } }), language);
  const { code, message } = failure;
  if (isPageRequest(request)) {
    sendErrorPage(request, reply, language, { status: errorStatusOf('internal'), message, id });
    return;
  }
  void reply
    .code(errorStatusOf('internal'))
    .type('application/json')
    .send(JSON.stringify({ code, message, id }));
}
