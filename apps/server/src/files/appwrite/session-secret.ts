import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Settings } from '../../settings.ts';
import { filesPath } from '../../http/files-path.ts';

const max = 2_000;
const held = z.object({ secret: z.string() });

/** The project our own files service answers for. */
export const projectOf = ({ appwrite }: Pick<Settings, 'appwrite'>): string => appwrite.id ?? 'saer';

/** Appwrite's cookie name, which its SDK also uses in storage. */
const plainName = (settings: Pick<Settings, 'appwrite'>): string => `a_session_${projectOf(settings)}`;

const isSecure = ({ siteOrigin }: Pick<Settings, 'siteOrigin'>): boolean => siteOrigin.startsWith('https:');

/**
 * Over https no other host of the domain, and nobody in between, may set it: the prefix says so to the browser, and asks for
 * `Secure` and the whole site's path. Over plain http (localhost) not every browser takes such a cookie.
 */
export const cookieName = (settings: Pick<Settings, 'appwrite' | 'siteOrigin'>): string =>
  `${isSecure(settings) ? '__Host-' : ''}${plainName(settings)}`;

/** A session as Appwrite's cookie holds it. */
export const sealed = (id: string, secret: string): string =>
  Buffer.from(JSON.stringify({ id, secret })).toString('base64url');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The token in what a cookie or a header holds. */
function opened(value: string): string | undefined {
  if (value.length > max) return undefined;
  return z.safeParse(held, parsed(Buffer.from(value, 'base64').toString('utf8'))).data?.secret;
}

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function inCookie(cookies: string | undefined, name: string): string | undefined {
  const found = (cookies ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function inFallback(header: string | undefined, name: string): string | undefined {
  if (header === undefined || header.length > max) return undefined;
  return z.safeParse(z.record(z.string(), z.string()), parsed(header)).data?.[name];
}

/** The session token of a call, by header, by cookie, or as the SDK sends it if cookies are rejected. */
export function sessionSecret({ headers }: FastifyRequest, settings: Settings): string | undefined {
  const shown =
    single(headers['x-appwrite-session']) ??
    inCookie(headers.cookie, cookieName(settings)) ??
    inFallback(single(headers['x-fallback-cookies']), plainName(settings));
  return shown === undefined ? undefined : opened(shown);
}

/** Sets the cookie, or takes it away: no script reads it, and no other site sends it. */
export function sessionCookie(settings: Settings, value: string | undefined, maxAgeSeconds: number): string {
  const scope = isSecure(settings) ? 'Path=/; Secure' : `Path=${filesPath}`;
  const maxAge = value === undefined ? 0 : maxAgeSeconds;
  return `${cookieName(settings)}=${value ?? ''}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict; ${scope}`;
}
