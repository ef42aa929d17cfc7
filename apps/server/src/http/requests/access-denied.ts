import type { ErrorCode } from '@saer/contract/api/error-code';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from './client-address.ts';
import { type Principal, getPrincipal } from './caller.ts';

interface RefusedAccess {
  readonly refused: ErrorCode;
  readonly method: string;
  /** The route, not the URL, which may contain anything. */
  readonly route: string;
  readonly accountId?: number;
  readonly role?: Principal['role'];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Records denied access in the security log. */
    logRefusedAccess: (from: { readonly address: string }, entry: RefusedAccess) => void;
  }
}

/** Rejected permissions. Those of signing in are recorded where they are decided, with the account. */
const accessCodes: ReadonlySet<ErrorCode> = new Set(['signInNeeded', 'sessionEnded', 'notAllowed']);

/** Records an error reply if it is a denied access. */
export function logAccessRefusal(request: FastifyRequest, refused: ErrorCode): void {
  if (!accessCodes.has(refused)) return;
  const { accountId, role } = getPrincipal(request) ?? {};
  request.server.logRefusedAccess(
    { address: clientAddress(request) },
    {
      refused,
      method: request.method,
      route: request.routeOptions.url ?? '',
      ...(accountId === undefined ? {} : { accountId }),
      ...(role === undefined ? {} : { role }),
    },
  );
}
