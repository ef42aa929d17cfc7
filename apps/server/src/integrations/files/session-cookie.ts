import type { Settings } from '../../settings.ts';

/** The project of our own files service. */
export const projectOf = ({ appwrite }: Pick<Settings, 'appwrite'>): string => appwrite.id ?? 'saer';

/** Appwrite's cookie name, which its SDK also uses in storage. */
export const sdkCookieName = (settings: Pick<Settings, 'appwrite'>): string =>
  `a_session_${projectOf(settings)}`;

/** Encodes a session in the format of Appwrite's cookie. */
export const encodeSession = (id: string, secret: string): string =>
  Buffer.from(JSON.stringify({ id, secret })).toString('base64url');

/** The session as a header for pages of other sites, whose browsers take no cookie of ours: the SDK stores it as `cookieFallback`. */
export const fallbackCookie = (settings: Pick<Settings, 'appwrite'>, value: string): string =>
  JSON.stringify({ [sdkCookieName(settings)]: value });
