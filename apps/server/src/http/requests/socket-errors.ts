import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import process from 'node:process';
import type { ErrorCode } from '@saer/contract/api/error-code';
import { errorStatusOf } from '@saer/contract/api/error-status';
import { detectLanguage, type Language } from '@saer/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../replies/app-error.ts';
import { errorReply } from '../replies/error-reply.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { basePath } from '@saer/contract/api/endpoint';

/** A failure below HTTP: Node's error code and, for parsing errors, the failed bytes. */
interface SocketError extends Error {
  readonly code?: string;
  readonly rawPacket?: unknown;
}

// Not imported: an ES module's namespace of `node:http` reads every export, which loads `fetch` (50 ms of the start).
const { STATUS_CODES } = process.getBuiltinModule('node:http');

const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/** Milliseconds for a caller to read why they were rejected, before the connection is closed. */
const lastWords = 1_000;

/** The request that came last over a connection. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The language of the request that is under way, or that can still be read from its broken bytes. */
function languageFor(exchange: Exchange | undefined, packet: unknown): Language {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 8_192) : '';
  const header = (name: string) => new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,100})`, 'im').exec(text)?.[1];
  const headers: IncomingHttpHeaders = exchange?.request.headers ?? {};
  const named = headers['language'] ?? header('language');
  return detectLanguage(
    (Array.isArray(named) ? named[0] : named) ?? headers['accept-language'] ?? header('accept-language'),
  );
}

function writtenReply(code: ErrorCode, language: Language): string {
  const status = errorStatusOf(code);
  const body = JSON.stringify(errorReply(new AppError({ code }), language));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

interface SocketErrors {
  /** Records the requests in progress on a connection. */
  readonly follow: (app: FastifyInstance) => void;
  readonly handle: (error: SocketError, socket: Socket) => void;
}

/**
 * Answers input that never becomes a request: unreadable, too large, or too slow. In our format, if the connection can still take a
 * reply.
 */
export function socketErrors(): SocketErrors {
  const exchanges = new WeakMap<Socket, Exchange>();
  const answered = new WeakSet<Socket>();

  return {
    follow: (app) => {
      app.addHook('onRequest', ({ raw: request }, { raw: response }, done) => {
        const exchange = exchanges.get(request.socket);
        if (exchange === undefined) exchanges.set(request.socket, { request, response });
        else Object.assign(exchange, { request, response });
        done();
      });
    },

    handle: (error, socket) => {
      if (answered.has(socket)) return;
      answered.add(socket);
      const exchange = exchanges.get(socket);
      const isOpen = exchange !== undefined && !exchange.response.writableFinished;
      // A reply that has started cannot be followed by another one.
      if (!socket.writable || error.code === 'ECONNRESET' || (isOpen && exchange.response.headersSent)) {
        socket.destroy();
        return;
      }
      const code = codes[error.code ?? ''] ?? 'badRequest';
      socket.end(writtenReply(code, languageFor(isOpen ? exchange : undefined, error.rawPacket)));
      // Closing at once with unread input would lose the reply.
      socket.resume();
      setTimeout(() => socket.destroy(), lastWords).unref();
    },
  };
}

const answerMs = 300;
const pauseMs = 100;

const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

/** Tells whether a taken port is about to be released by a server like ours that is shutting down; waits a little if so. */
export async function isPortClosing(port: number): Promise<boolean> {
  const isEnding = await fetch(`http://127.0.0.1:${port}${basePath}/health/ready`, {
    signal: AbortSignal.timeout(answerMs),
  }).then(({ status }) => status === 503, isRefused);
  if (isEnding) await wait(pauseMs);
  return isEnding;
}
