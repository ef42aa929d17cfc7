import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

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

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
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
    const bytes = await bodyOf(request);
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
