import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/replies/app-error.ts';
import type { Settings } from '../../settings.ts';

export interface ReceivedRequest {
  readonly method: string;
  /** With its query. */
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The body as it came. */
  readonly bytes: Buffer;
}

export interface LoopbackServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Undefined: the connection is dropped. `text`: anything but JSON. */
export type LoopbackReply =
  | { readonly status: number; readonly json: unknown }
  | { readonly status: number; readonly text: string }
  | undefined;

type Answer = (received: ReceivedRequest) => Promise<LoopbackReply>;

const longestBody = 64 * 1024;

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > longestBody) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** A small HTTP server on this machine only, on a free port, as the endpoint of a local provider. */
export async function startLoopbackServer(answer: Answer): Promise<LoopbackServer> {
  const replyTo = async (request: IncomingMessage) => {
    const bytes = await readBody(request);
    if (bytes === undefined) return { status: 413, json: {} };
    const body = bytes.toString('utf8');
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    return answer({ method: request.method ?? 'GET', url, headers: request.headers, body, bytes });
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const reply = await replyTo(request).catch(() => ({ status: 500, json: {} }));
    if (reply === undefined) {
      response.destroy();
      return;
    }
    response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8' });
    response.end('text' in reply ? reply.text : JSON.stringify(reply.json));
  };
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      return closed.promise;
    },
  };
}

const isLoopback = (address: string | undefined): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '');

/** The names under which this machine reaches itself. A page of another site that points its own name here uses none of them. */
const isOwnName = (host: string, { siteOrigin }: Settings): boolean =>
  /^(?:localhost|[a-z0-9-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(host) ||
  host === new URL(siteOrigin).hostname;

const parseHost = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/** Tells whether a request comes from this machine, and from no page of another site. */
function isOfThisMachine(request: FastifyRequest, settings: Settings): boolean {
  const { origin } = request.headers;
  return (
    isLoopback(request.socket.remoteAddress) &&
    isLoopback(request.ip) &&
    isOwnName(request.hostname, settings) &&
    (origin === undefined || parseHost(origin) === request.host)
  );
}

/** A hook for the pages of local providers: for everyone else they do not exist. */
export const loopbackOnly = (settings: Settings) => async (request: FastifyRequest) => {
  if (!isOfThisMachine(request, settings)) throw new AppError({ code: 'notFound' });
};
