import { isAllowed } from '@saer/contract/api/access';
import { type AccountRole } from '@saer/contract/api/role';
import type { Endpoint } from '@saer/contract/api/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../replies/app-error.ts';
import { clientAddress } from './client-address.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import { type Platform, requestHeaders } from '@saer/contract/api/request-headers';
import { detectLanguage, type Language } from '@saer/i18n/locale';

/** Metadata of a call, apart from its body. */
export interface Caller {
  readonly token: string | undefined;
  readonly deviceId: string;
  readonly language: Language;
  readonly sessionId: string | undefined;
  readonly appVersion: string | undefined;
  readonly platform: Platform;
  readonly userAgent: string;
  readonly address: string;
  /** As the request names it: not to be trusted. */
  readonly host: string;
}

const headerText = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** The language a caller asks for, whatever else is wrong with the request. */
export const readLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  detectLanguage(headerText(headers['language']) ?? headers['accept-language']);

/** The device id of a page or app without one, as specified. */
const noDevice = '0000000';
/** An app may name its device by its token of Firebase Cloud Messaging. */
const longestDeviceId = 1_000;

/** The platform a call names. It is the one header that can be wrong: the schema says how. */
function readPlatform(headers: IncomingHttpHeaders): Platform {
  const named = headerText(headers['platform']) ?? 'web';
  if (named === 'web' || named === 'desktop') return named;
  const parsed = requestHeaders.safeParse(headers, { reportInput: true });
  if (!parsed.success) throw new AppError(...fieldErrorsOf(parsed.error));
  return parsed.data.platform;
}

/**
 * The one place that reads the headers of the specification and rejects invalid ones. Every call goes through here, so the schema is
 * consulted only to report an error.
 */
export function readCaller(request: FastifyRequest): Caller {
  const { headers } = request;
  return {
    token: /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1],
    deviceId: (headerText(headers['x-idrive-device-id']) ?? noDevice).slice(0, longestDeviceId),
    language: readLanguage(request),
    sessionId: headerText(headers['session-id']),
    appVersion: headerText(headers['app-version']),
    platform: readPlatform(headers),
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    address: clientAddress(request),
    host: request.host,
  };
}

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
export const getPrincipal = (request: FastifyRequest): Principal | undefined => principals.get(request);

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

/** Tells whether an admin calls a public endpoint in which admins see more. */
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
