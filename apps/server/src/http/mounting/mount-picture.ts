import type * as z from 'zod/mini';
import type { Access } from '@saer/contract/api/access';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import type { FastifyInstance } from 'fastify';
import { isKnown } from '../replies/negotiation.ts';
import { parseInput } from './parse-input.ts';
import { callerHook, guardedCaller, type SignedInCaller } from './mount.ts';
import { type Caller, readCaller } from '../requests/caller.ts';

type Schema = z.core.$ZodType;

/**
 * Mounts an endpoint that replies with an image. An image never changes under its key: the caller's own browser caches it, for the
 * token it was requested with; shared caches do not.
 */
export function mountPicture<Q extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, Schema, Schema, Exclude<Access, 'public'>> & {
    readonly repliesWith: 'image/webp';
  },
  handler: (input: { query: z.output<Q> }, caller: SignedInCaller) => Promise<Buffer>,
): void {
  const { method, path, query, repliesWith } = endpoint;
  const { onRequest, callerFor } = callerHook((request, response) =>
    guardedCaller(app.findPrincipal, endpoint, request, response),
  );
  app.route({
    method,
    url: `${basePath}${path}`,
    onRequest,
    handler: async (request, response) => {
      const caller = await callerFor(request, response);
      const picture = await handler({ query: parseInput(query, request.query) }, caller);
      return response
        .headers({
          'cache-control': 'private, max-age=604800, immutable',
          vary: 'authorization',
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type(repliesWith)
        .send(picture);
    },
  });
}

interface OtherPicture {
  readonly elsewhere: string;
}

/** A picture known by its version before it is drawn, or the address of another one: also where it cannot be drawn now. */
export type FoundPicture =
  | { readonly tag: string; readonly draw: () => Promise<Buffer | OtherPicture> }
  | OtherPicture;

/** Seconds for which a picture is not asked for again. */
const day = 86_400;

/** Mounts an endpoint that replies to everybody with a picture, which other sites may show. Whoever has it already is answered without drawing it. */
export function mountPublicPicture<Q extends z.core.$ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, z.core.$ZodType, z.core.$ZodType, 'public'> & {
    readonly repliesWith: readonly ['image/png'];
  },
  find: (query: z.output<Q>, caller: Caller) => Promise<FoundPicture>,
): void {
  const { method, path, query, repliesWith } = endpoint;
  app.route({
    method,
    url: `${basePath}${path}`,
    compress: false,
    handler: async (request, response) => {
      const found = await find(parseInput(query, request.query), readCaller(request));
      const redirect = ({ elsewhere }: OtherPicture) =>
        response.header('cache-control', 'no-store').redirect(elsewhere);
      if ('elsewhere' in found) return redirect(found);
      const tag = `"${found.tag}"`;
      const picture = isKnown(request, tag) ? undefined : await found.draw();
      if (picture !== undefined && 'elsewhere' in picture) return redirect(picture);
      void response.headers({
        etag: tag,
        'cache-control': `public, max-age=${day}`,
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (picture === undefined) return response.code(304).send();
      return response.type(repliesWith[0]).send(picture);
    },
  });
}
