import type { Readable } from 'node:stream';
import type { Access } from '@saer/contract/api/access';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { takesEncoding } from '../replies/negotiation.ts';
import { parseInput } from './parse-input.ts';
import { callerHook, disconnectSignal, guardedCaller, type SignedInCaller } from './mount.ts';

type Schema = z.core.$ZodType;

interface SentDownload {
  readonly mediaType: string;
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Streamed, and destroyed when nobody reads it any more; on failure the connection ends early. */
  readonly content: Readable;
  readonly isGzipped: boolean;
}

/** Mounts an endpoint that streams a generated file. */
export function mountDownload<Q extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, Schema, Schema, Exclude<Access, 'public'>>,
  handler: (
    input: { query: z.output<Q>; takesGzip: boolean },
    caller: SignedInCaller,
    /** Aborted when the caller leaves before the reply; for long work. */
    left: () => AbortSignal,
  ) => Promise<SentDownload>,
): void {
  const { method, path, query } = endpoint;
  const { onRequest, callerFor } = callerHook((request, response) =>
    guardedCaller(app.findPrincipal, endpoint, request, response),
  );
  app.route({
    method,
    url: `${basePath}${path}`,
    onRequest,
    // It is compressed here, so that breaking off at either end reaches the other.
    compress: false,
    handler: async (request, response) => {
      const caller = await callerFor(request, response);
      const takesGzip = takesEncoding(request.headers['accept-encoding'], 'gzip');
      const input = { query: parseInput(query, request.query), takesGzip };
      const sent = await handler(input, caller, () => disconnectSignal(response));
      // Whoever left while it was opened takes nothing of it.
      if (request.raw.socket.destroyed) sent.content.destroy();
      return response
        .headers({
          ...sent.headers,
          vary: 'accept-encoding',
          'content-disposition': `attachment; filename="${sent.name}"`,
          ...(sent.isGzipped ? { 'content-encoding': 'gzip' } : {}),
        })
        .type(sent.mediaType)
        .send(sent.content);
    },
  });
}
