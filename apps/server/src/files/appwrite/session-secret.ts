import * as z from 'zod/mini';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { filesPath } from '../../http/requests/request-address.ts';
import { sdkCookieName, readFileToken } from '../../integrations/files/service.ts';
import { findPrincipal } from '../../auth/sessions/find-principal.ts';
import type { SignInDependencies } from '../../auth/sessions/security-log.ts';
import { clientAddress } from '../../http/requests/client-address.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { findOpenPrincipal } from '../queries.ts';
import { FilesError } from './files-error.ts';

const max = 2_000;
const cookieValue = z.object({ secret: z.string() });

const isSecure = ({ siteOrigin }: Pick<Settings, 'siteOrigin'>): boolean => siteOrigin.startsWith('https:');

/**
 * The name of our session cookie. Over https the prefix prevents other hosts and intermediaries from setting it, and requires `Secure` and
 * the path `/`. Over plain http (localhost) some browsers reject such a cookie.
 */
const cookieName = (settings: Pick<Settings, 'appwrite' | 'siteOrigin'>): string =>
  `${isSecure(settings) ? '__Host-' : ''}${sdkCookieName(settings)}`;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Decodes the token in the value of a cookie or header. */
function decodeSecret(value: string): string | undefined {
  if (value.length > max) return undefined;
  return z.safeParse(cookieValue, parseJson(Buffer.from(value, 'base64').toString('utf8'))).data?.secret;
}

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function inCookie(cookies: string | undefined, name: string): string | undefined {
  const found = (cookies ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function inFallback(header: string | undefined, name: string): string | undefined {
  if (header === undefined || header.length > max) return undefined;
  return z.safeParse(z.record(z.string(), z.string()), parseJson(header)).data?.[name];
}

/** The session token of a call, by header, by cookie, or as the SDK sends it if cookies are rejected. */
function sessionSecret({ headers }: FastifyRequest, settings: Settings): string | undefined {
  const encoded =
    single(headers['x-appwrite-session']) ??
    inCookie(headers.cookie, cookieName(settings)) ??
    inFallback(single(headers['x-fallback-cookies']), sdkCookieName(settings));
  return encoded === undefined ? undefined : decodeSecret(encoded);
}

/** The header that sets or deletes the cookie, invisible to scripts and never sent from other sites. */
export function sessionCookie(settings: Settings, value: string | undefined, maxAgeSeconds: number): string {
  const scope = isSecure(settings) ? 'Path=/; Secure' : `Path=${filesPath}`;
  const maxAge = value === undefined ? 0 : maxAgeSeconds;
  return `${cookieName(settings)}=${value ?? ''}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict; ${scope}`;
}

export type FileDependencies = SignInDependencies;

export type AppwritePrincipal = Omit<Principal, 'needsSecondFactor'>;

/** Who calls: a token may outlive its session, and is looked up again. */
async function findFilePrincipal(
  { db, settings, secretKey }: FileDependencies,
  request: FastifyRequest,
): Promise<AppwritePrincipal | undefined> {
  const token = request.headers['x-appwrite-jwt'];
  if (typeof token === 'string' && token !== '') {
    const caller = await readFileToken(secretKey, token);
    return caller === undefined ? undefined : findOpenPrincipal(db, caller, settings);
  }
  const principal = await findPrincipal(db, sessionSecret(request, settings) ?? '', settings);
  return principal?.needsSecondFactor === true ? undefined : principal;
}

/** The account and open session of a call, by token or cookie; throws without one. */
export async function requireFilePrincipal(
  deps: FileDependencies,
  request: FastifyRequest,
): Promise<AppwritePrincipal> {
  const principal = await findFilePrincipal(deps, request);
  if (principal === undefined) throw new FilesError('general_unauthorized_scope');
  deps.requireAdminAddress(principal.role, clientAddress(request));
  return principal;
}
