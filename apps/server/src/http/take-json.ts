import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { fitsShape } from './json-shape.ts';

/** Lets routes take JSON and nothing else. What no endpoint takes is refused before it is parsed. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (fitsShape(body)) void parse(request, body.toString('utf8'), done);
    else done(new AppError({ code: 'tooManyValues' }));
  });
}
