import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The encodings that replies may have. */
export type Encoding = 'br' | 'gzip';

const maxParts = 20;
const parts = (header: string | undefined): string[] =>
  (header ?? '').split(',', maxParts).map((each) => each.trim());

const strong = (tag: string): string => tag.replace(/^W\//, '');

/** Tells whether the caller has the tagged content: a weak comparison, as HTTP requires for complete replies. */
export const isKnown = ({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean =>
  parts(headers['if-none-match']).some((each) => each === '*' || strong(each) === strong(tag));

/** Tells whether `Accept-Encoding` takes an encoding: named, and not with a quality of 0. */
export function takesEncoding(accepted: string | undefined, encoding: Encoding): boolean {
  const named = parts(accepted?.toLowerCase())
    .map((each) => each.split(/\s*;\s*/))
    .find(([name]) => name?.replace(/^x-/, '') === encoding);
  return named !== undefined && !named.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}

/** Answers of an address carry a tag of their version: who has read that one already is answered that nothing has changed. */
export function addEtag(app: FastifyInstance, address: string, findVersion: () => Promise<string>): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== address) return;
    const tag = `"${createHash('sha256')
      .update(await findVersion())
      .digest('base64url')
      .slice(0, 27)}"`;
    void reply.header('etag', tag).header('cache-control', 'public, no-cache');
    if (isKnown(request, tag)) await reply.code(304).send();
  });
}
