import type { IncomingMessage, RequestListener, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import process from 'node:process';
import type { FastifyServerFactory } from 'fastify';

// Not imported, as in `socket-errors.ts`.
const { createServer } = process.getBuiltinModule('node:http');

/** Requests that a connection may send ahead. Browsers and proxies send none. */
const maxAhead = 8;

/** Answer to the parser that ends HTTP on a connection: it reads no further. */
const noMoreHttp = 2;

/** Closes a connection. Node would parse the rest of what has arrived, request by request, although nobody answers them. */
function disconnect(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => noMoreHttp);
  socket.destroy();
}

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

/**
 * Begins a connection's next request when the reply before it has been written out, not when it arrives: a client that reads no
 * replies causes no more work. One that sends too many ahead is disconnected.
 */
function oneAtATime(handle: RequestListener): RequestListener {
  /** Those that wait, by connection; none where no request is under way. */
  const waiting = new WeakMap<Socket, Exchange[]>();
  const begin = (socket: Socket, queue: Exchange[], [request, response]: Exchange): void => {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : queue.shift();
      if (next === undefined) waiting.delete(socket);
      // Not at once: others come between.
      else setImmediate(begin, socket, queue, next);
    });
    handle(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (queue !== undefined && queue.length >= maxAhead) disconnect(socket);
    else if (queue !== undefined) queue.push([request, response]);
    else {
      const begun: Exchange[] = [];
      waiting.set(socket, begun);
      begin(socket, begun, [request, response]);
    }
  };
}

/** The keep-alive time of the framework's own server, in milliseconds. */
const keepAliveTimeout = 72_000;

interface ConnectionOptions extends ServerOptions {
  /** Milliseconds for which a connection may stay silent. */
  readonly connectionTimeout: number;
}

/** Makes the server as the framework would, with one request at a time on each connection. */
export const serverFactory =
  ({ connectionTimeout, ...options }: ConnectionOptions): FastifyServerFactory =>
  (handle) =>
    // One without a host is answered in our words.
    createServer({ keepAliveTimeout, requireHostHeader: false, ...options }, oneAtATime(handle)).setTimeout(
      connectionTimeout,
    );
