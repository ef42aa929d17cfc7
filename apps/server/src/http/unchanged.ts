import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Answers of an address carry a tag of what they hold: who has read them already is answered that nothing has changed. */
export function answerUnchanged(app: FastifyInstance, address: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url !== address || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    void reply.header('etag', tag).header('cache-control', 'public, no-cache');
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
    if (known?.includes(tag) !== true) return payload;
    void reply.code(304);
    return '';
  });
}
