import type { ErrorCode } from '@saer/contract/error-code';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from './client-address.ts';
import { type Principal, principalOf } from './principal.ts';

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
    /** Writes down in the security log who was refused what. */
    logRefusedAccess: (from: { readonly address: string }, entry: RefusedAccess) => void;
  }
}

/** Refusals of what a caller may do. Those of signing in are written down where they are decided, with whom they were about. */
const accessCodes: ReadonlySet<ErrorCode> = new Set(['signInNeeded', 'sessionEnded', 'notAllowed']);

/** Writes down a refusal on its way out, where it is one of access. */
export function logAccessRefusal(request: FastifyRequest, refused: ErrorCode): void {
  if (!accessCodes.has(refused)) return;
  const { accountId, role } = principalOf(request) ?? {};
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
