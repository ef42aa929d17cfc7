import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Answers of an address carry a tag of their version: who has read that one already is answered that nothing has changed. */
export function addEtag(app: FastifyInstance, address: string, findVersion: () => Promise<string>): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== address) return;
    const tag = `"${createHash('sha256')
      .update(await findVersion())
      .digest('base64url')
      .slice(0, 27)}"`;
    void reply.header('etag', tag).header('cache-control', 'public, no-cache');
    const known = (request.headers['if-none-match'] ?? '').split(',');
    if (known.some((each) => each.trim().replace(/^W\//, '') === tag)) await reply.code(304).send();
  });
}
