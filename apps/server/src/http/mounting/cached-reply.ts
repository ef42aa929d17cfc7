import type * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import { readCaller } from '../requests/caller.ts';
import { isKnown, takesEncoding } from '../replies/negotiation.ts';
import { parseInput } from './parse-input.ts';

const zip = promisify(gzip);
const press = promisify(brotliCompress);

/** Every so many times it is looked whether a reply is worth the half second of another thread that it takes to compress it as small as it gets. */
const looks = 8;

/** A reply sent to many: its bytes as sent over the wire, created once. */
export class CachedReply {
  readonly #plain: Buffer;
  readonly #zipped: Buffer;
  readonly #tag: string;
  readonly #isLasting: () => boolean;
  readonly #type: string;
  #isPressing = false;
  #pressed: Buffer | undefined;
  #asked = 0;

  private constructor(plain: Buffer, zipped: Buffer, isLasting: () => boolean, type: string) {
    this.#plain = plain;
    this.#zipped = zipped;
    this.#isLasting = isLasting;
    this.#type = type;
    // Weak: the same whatever it is compressed by.
    this.#tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  }

  /** `isLasting`: it will be requested often, so it is compressed as much as possible. */
  static async of(
    text: string,
    isLasting: () => boolean,
    type = 'application/json; charset=utf-8',
  ): Promise<CachedReply> {
    const plain = Buffer.from(text);
    return new CachedReply(plain, await zip(plain), isLasting, type);
  }

  /** Sends it in the caller's encoding, or replies that their copy is current. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    this.#asked += 1;
    if (!this.#isPressing && this.#asked % looks === 0 && this.#isLasting()) void this.#press();
    const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
    void reply.headers({ etag: this.#tag, vary, 'cache-control': 'public, no-cache' });
    if (isKnown(request, this.#tag)) return reply.code(304).send();
    void reply.type(this.#type);
    const accepted = request.headers['accept-encoding'];
    if (this.#pressed !== undefined && takesEncoding(accepted, 'br'))
      return reply.header('content-encoding', 'br').send(this.#pressed);
    if (takesEncoding(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(this.#zipped);
    return reply.send(this.#plain);
  }

  /** Off the event loop. Until it is done, and if it fails, callers get gzip. */
  async #press(): Promise<void> {
    this.#isPressing = true;
    const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants;
    const params = { [quality]: 11, [size]: this.#plain.length };
    this.#pressed = await press(this.#plain, { params }).catch(() => undefined);
  }
}

/** Puts an endpoint on the server that everyone may read and that answers everyone alike: with a reply that is written already. */
export function mountCached<Q extends z.core.$ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, z.core.$ZodType, z.core.$ZodType, 'public'> & { readonly method: 'GET' },
  find: (query: z.output<Q>) => Promise<CachedReply>,
): void {
  const { method, path, query } = endpoint;
  app.route({
    method,
    url: `${basePath}${path}`,
    onRequest: (request, _response, done) => {
      // Refuses headers that cannot be right, as everywhere.
      readCaller(request);
      done();
    },
    handler: async (request, response) => {
      const written = await find(parseInput(query, request.query));
      return written.send(request, response);
    },
  });
}
