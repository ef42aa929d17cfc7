import { Buffer } from 'node:buffer';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export interface HttpRequest {
  readonly method: string;
  /** As written on the wire, with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  /** Uses a separate connection. */
  readonly isAlone?: boolean;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Raw bytes of the body. */
  readonly size: number;
  readonly elapsed: number;
}

/** A request without a reply: the connection ended, or the timeout passed. */
export class NoReply extends Error {
  override readonly name = 'NoReply';
}

export type Send = (request: HttpRequest) => Promise<HttpReply>;

/** The JSON of a reply; undefined if it is none. */
export function jsonOf({ text }: Pick<HttpReply, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same for a JSON body, with its content type. */
export const withJson = (body: unknown): Pick<HttpRequest, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A stream of events ends only with its connection: the first of it is the reply. */
const isEndless = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true;

/** A client of a server on this machine only. */
export function httpClient(port: number, { connections = 16, patience = 30_000 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Send = ({ method, path, headers = {}, body, isAlone = false }) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent: isAlone ? false : agent,
          headers: { ...length, ...headers },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          const finish = () => {
            clearTimeout(timer);
            const bytes = Buffer.concat(chunks);
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              text: bytes.toString('utf8'),
              size: bytes.length,
              elapsed: performance.now() - start,
            });
          };
          incoming.once('error', (error) => reject(new NoReply(`${method} ${path}: ${error.message}`)));
          incoming.once('end', finish);
          incoming.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            if (!isEndless(incoming)) return;
            finish();
            incoming.destroy();
          });
        },
      );
      const timer = setTimeout(() => outgoing.destroy(new Error(`nothing within ${patience} ms`)), patience);
      outgoing.once('error', (error) => {
        clearTimeout(timer);
        reject(new NoReply(`${method} ${path.slice(0, 200)}: ${error.message}`));
      });
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}
