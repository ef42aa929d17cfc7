import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const withoutEnd = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** The path of a request as the router reads it. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return withoutEnd(decodeURI(path));
  } catch {
    return path;
  }
}

/**
 * A handler for what no route takes: an address that is there for other methods names them (405), any other is not there (404).
 * To be asked for before the routes are put on the server, since it remembers them.
 */
export function notFoundHandler(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => never {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*') || url.includes(':')) return;
    const known = methods.get(withoutEnd(url)) ?? [];
    methods.set(withoutEnd(url), new Set([...known, ...[method].flat()]));
  });
  return (request, reply) => {
    const allowed = methods.get(pathOf(request));
    if (allowed === undefined || allowed.has(request.method)) throw new AppError({ code: 'notFound' });
    const names = [...allowed].toSorted().join(', ');
    void reply.header('allow', names);
    throw new AppError({
      code: 'methodNotAllowed',
      details: { method: request.method, allowed: names },
    });
  };
}
