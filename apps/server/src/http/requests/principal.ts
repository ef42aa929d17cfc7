import { isAllowed, type AccountRole } from '@saer/contract/api/access';
import type { Endpoint } from '@saer/contract/api/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../replies/app-error.ts';
import type { Caller } from './caller.ts';
import { clientAddress } from './client-address.ts';

/** Who is signed in, as their session says. */
export interface Principal {
  readonly accountId: number;
  readonly role: AccountRole;
  /** The seller they work for: themselves, or a sub-user's subscriber. */
  readonly tenantId: number;
  readonly sessionId: string;
  /** A required second factor is missing: they may only set one up. */
  readonly needsSecondFactor: boolean;
}

/** The principal of a token; none where no session of it is open. */
export type FindPrincipal<P extends Principal = Principal> = (token: string) => Promise<P | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    findPrincipal: FindPrincipal;
    /** Rejects an admin who calls from an address that admins may not use. */
    requireAdminAddress: (role: AccountRole, address: string) => void;
    /** Rejects a change by a caller who has yet to accept the documents in force. */
    requireAcceptance: (
      principal: Pick<Principal, 'accountId' | 'role'>,
      endpoint: Pick<Endpoint, 'method' | 'beforeAcceptance'>,
    ) => Promise<void>;
  }
}

/** Rules of an endpoint about its callers. */
export type GuardedEndpoint = Pick<Endpoint, 'method' | 'access' | 'beforeSecondFactor' | 'beforeAcceptance'>;

const principals = new WeakMap<FastifyRequest, Principal>();

/** The caller, also of a rejected call. */
export const principalOf = (request: FastifyRequest): Principal | undefined => principals.get(request);

/** The caller of a guarded endpoint; rejects those without access. */
export async function requirePrincipal<P extends Principal>(
  find: FindPrincipal<P>,
  request: FastifyRequest,
  token: string | undefined,
  endpoint: GuardedEndpoint,
): Promise<P> {
  const { access, beforeSecondFactor } = endpoint;
  if (token === undefined) throw new AppError({ code: 'signInNeeded' });
  const principal = await find(token);
  if (principal === undefined) throw new AppError({ code: 'sessionEnded' });
  principals.set(request, principal);
  request.server.requireAdminAddress(principal.role, clientAddress(request));
  if (!isAllowed(principal.role, access)) throw new AppError({ code: 'notAllowed' });
  if (principal.needsSecondFactor && beforeSecondFactor !== true)
    throw new AppError({ code: 'secondFactorNeeded' });
  await request.server.requireAcceptance(principal, endpoint);
  return principal;
}

/** Whether an admin calls a public endpoint in which admins see more. */
export async function isAdminCall(
  app: FastifyInstance,
  { token, address }: Pick<Caller, 'token' | 'address'>,
): Promise<boolean> {
  const principal = token === undefined ? undefined : await app.findPrincipal(token);
  if (principal === undefined || principal.needsSecondFactor || !isAllowed(principal.role, 'admin'))
    return false;
  app.requireAdminAddress(principal.role, address);
  return true;
}
