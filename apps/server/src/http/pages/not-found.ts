import { basePath } from '@saer/contract/api/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../replies/app-error.ts';
import { filesPath, requestAddress } from '../requests/request-address.ts';

const withoutEnd = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

function decoded(path: string, decode = decodeURI): string {
  try {
    return decode(path);
  } catch {
    return path;
  }
}

/** The path of a request as the router reads it. */
const toPath = (request: FastifyRequest): string => withoutEnd(decoded(requestAddress(request).path));

const apiPaths = [basePath, filesPath];

/** Tells whether a path means the API or the files service, however it is written. */
export function isApiPath(path: string): boolean {
  const written = decoded(path, decodeURIComponent).toLowerCase();
  return apiPaths.some((each) => written === each || written.startsWith(`${each}/`));
}

/**
 * A handler for unmatched requests: a path that exists for other methods names them (405), any other is a 404. Must be created
 * before the routes are mounted, since it records them.
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
    const allowed = methods.get(toPath(request));
    if (allowed === undefined || allowed.has(request.method)) throw new AppError({ code: 'notFound' });
    const names = [...allowed].toSorted().join(', ');
    void reply.header('allow', names);
    throw new AppError({
      code: 'methodNotAllowed',
      details: { method: request.method, allowed: names },
    });
  };
}
