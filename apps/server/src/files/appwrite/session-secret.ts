import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Settings } from '../../settings.ts';
import { filesPath } from '../../http/files-path.ts';

const largest = 2_000;
const held = z.object({ secret: z.string() });

/** The project our own files service answers for. */
export const projectOf = ({ appwrite }: Pick<Settings, 'appwrite'>): string => appwrite.id ?? 'saer';

export const cookieName = (settings: Pick<Settings, 'appwrite'>): string =>
  `a_session_${projectOf(settings)}`;

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
  if (value.length > largest) return undefined;
  return z.safeParse(held, parsed(Buffer.from(value, 'base64').toString('utf8'))).data?.secret;
}

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function inCookie(cookies: string | undefined, name: string): string | undefined {
  const found = (cookies ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function inFallback(header: string | undefined, name: string): string | undefined {
  if (header === undefined || header.length > largest) return undefined;
  return z.safeParse(z.record(z.string(), z.string()), parsed(header)).data?.[name];
}

/** The token of the session a caller shows, by header, by cookie, or as the SDK keeps it where cookies are refused. */
export function sessionSecret({ headers }: FastifyRequest, settings: Settings): string | undefined {
  const name = cookieName(settings);
  const shown =
    single(headers['x-appwrite-session']) ??
    inCookie(headers.cookie, name) ??
    inFallback(single(headers['x-fallback-cookies']), name);
  return shown === undefined ? undefined : opened(shown);
}

/** Sets the cookie, or takes it away: to be sent to the files service alone, and from no other site. */
export function sessionCookie(settings: Settings, value: string | undefined, maxAgeSeconds: number): string {
  const secure = settings.siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(settings)}=${value ?? ''}; Path=${filesPath}; Max-Age=${value === undefined ? 0 : maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}
