import * as z from 'zod/mini';
import { callProvider, parseReply } from '../call-provider.ts';
import type { IntegrationSettings } from '../../integration-settings.ts';
import type { Settings } from '../../settings.ts';
import { filesPath } from '../../http/requests/request-address.ts';
import { StartupError } from '../../startup-error.ts';
import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export interface FilePrincipal {
  readonly accountId: number;
  readonly sessionId: string;
}

/** A separate key, so that no token is valid for anything else that is signed here. */
const deriveKey = (secretKey: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secretKey, '', 'file-token', 32));

const usualSeconds = 15 * 60;

/** Tells the file store who asks, for so many seconds (0: the usual); it is worth nothing once its session has ended. */
export const fileToken = (
  secretKey: string,
  { accountId, sessionId }: FilePrincipal,
  seconds = 0,
): Promise<string> =>
  new SignJWT({ sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(accountId))
    .setIssuedAt()
    .setExpirationTime(`${seconds === 0 ? usualSeconds : seconds}s`)
    .sign(deriveKey(secretKey));

/** Who a token speaks for; undefined: it is not ours, or too old. Whether its session is still open is another question. */
export async function readFileToken(secretKey: string, token: string): Promise<FilePrincipal | undefined> {
  try {
    const { payload } = await jwtVerify<{ sessionId?: unknown }>(token, deriveKey(secretKey), {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp', 'sessionId'],
    });
    return { accountId: Number(payload.sub), sessionId: String(payload.sessionId) };
  } catch {
    return undefined;
  }
}

/** The project of our own files service. */
export const projectId = ({ appwrite }: Pick<Settings, 'appwrite'>): string => appwrite.id ?? 'saer';

/** Appwrite's cookie name, which its SDK also uses in storage. */
export const sdkCookieName = (settings: Pick<Settings, 'appwrite'>): string =>
  `a_session_${projectId(settings)}`;

/** Encodes a session in the format of Appwrite's cookie. */
export const encodeSession = (id: string, secret: string): string =>
  Buffer.from(JSON.stringify({ id, secret })).toString('base64url');

/** The session as a header for pages of other sites, whose browsers take no cookie of ours: the SDK stores it as `cookieFallback`. */
export const fallbackCookie = (settings: Pick<Settings, 'appwrite'>, value: string): string =>
  JSON.stringify({ [sdkCookieName(settings)]: value });

/** Maximum time a sign-in waits for an external files service. */
const providerTimeoutMs = 2_000;

const token = z.object({ jwt: z.string() });

/** The id by which Appwrite knows an account: its key alone, for it needs to know no more. */
const toUserId = (accountId: number): string => `account-${accountId}`;

async function realToken(
  { endpoint = '', id = '', secret = '' }: IntegrationSettings,
  accountId: number,
): Promise<string> {
  const headers = { 'X-Appwrite-Project': id, 'X-Appwrite-Key': secret };
  const users = `${endpoint.replace(/\/+$/, '')}/users`;
  const userId = toUserId(accountId);
  // Where it has the user already it answers 409, which is as good.
  await callProvider({ url: users, headers, body: { userId }, timeoutMs: providerTimeoutMs });
  const reply = await callProvider({
    url: `${users}/${userId}/jwts`,
    headers,
    body: { duration: 900 },
    timeoutMs: providerTimeoutMs,
  });
  return parseReply(token, reply).jwt;
}

/** Prevents starting with incomplete settings of a real Appwrite. */
export function requireWholeAppwrite({ appwrite }: Pick<Settings, 'appwrite'>): void {
  if (appwrite.endpoint === undefined) return;
  for (const name of ['id', 'secret'] as const) {
    if (appwrite[name] === undefined)
      throw new StartupError(`APPWRITE_${name.toUpperCase()} is not set: Appwrite needs it.`);
  }
}

/** Values that a browser keeps for the files service: where it is, and for ours the session as its clients read it. */
export function browserValues(
  { appwrite, siteOrigin }: Pick<Settings, 'appwrite' | 'siteOrigin'>,
  { sessionId, secret }: { readonly sessionId: string; readonly secret: string },
): { readonly content: string; readonly cookieFallback?: string } {
  const { endpoint } = appwrite;
  const project = projectId({ appwrite });
  if (endpoint !== undefined) return { content: JSON.stringify({ endpoint, project }) };
  return {
    content: JSON.stringify({ endpoint: `${siteOrigin}${filesPath}`, project }),
    cookieFallback: fallbackCookie({ appwrite }, encodeSession(sessionId, secret)),
  };
}

/**
 * The token that a signed-in browser presents to the files service: one of ours, or of the real Appwrite. If that fails, the sign-in
 * continues with an empty token.
 */
export async function issueFileToken(
  { settings, secretKey }: { readonly settings: Pick<Settings, 'appwrite'>; readonly secretKey: string },
  principal: FilePrincipal,
): Promise<string> {
  const { appwrite } = settings;
  if (appwrite.endpoint === undefined) return fileToken(secretKey, principal);
  return realToken(appwrite, principal.accountId).catch(() => '');
}
