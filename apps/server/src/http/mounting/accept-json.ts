import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJson } from '../requests/parse-json.ts';

/** Lets routes take JSON and nothing else. */
export function acceptJson(app: FastifyInstance): void {
  const framework = app.getDefaultJsonParser('error', 'error');
  /** Like the framework: keys that would affect every object are rejected. */
  const parse = (request: FastifyRequest, text: string): unknown => {
    let value: unknown;
    void framework(request, text, (error, parsed) => {
      if (error !== null) throw error;
      value = parsed;
    });
    return value;
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      // Programs put the header on every call, also on one whose content is all in its address.
      body.length === 0 && request.method === 'DELETE'
        ? undefined
        : parseJson(body, (text) => parse(request, text)),
  );
}
