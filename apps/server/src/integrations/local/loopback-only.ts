import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/replies/app-error.ts';
import type { Settings } from '../../settings.ts';

const isLoopback = (address: string | undefined): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '');

/** The names under which this machine reaches itself. A page of another site that points its own name here uses none of them. */
const isOwnName = (host: string, { siteOrigin }: Settings): boolean =>
  /^(?:localhost|[a-z0-9-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(host) ||
  host === new URL(siteOrigin).hostname;

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/** Whether a request comes from this machine, and from no page of another site. */
function isOfThisMachine(request: FastifyRequest, settings: Settings): boolean {
  const { origin } = request.headers;
  return (
    isLoopback(request.socket.remoteAddress) &&
    isLoopback(request.ip) &&
    isOwnName(request.hostname, settings) &&
    (origin === undefined || hostOf(origin) === request.host)
  );
}

/** A hook for the pages of local providers: for everyone else they do not exist. */
export const loopbackOnly = (settings: Settings) => async (request: FastifyRequest) => {
  if (!isOfThisMachine(request, settings)) throw new AppError({ code: 'notFound' });
};
