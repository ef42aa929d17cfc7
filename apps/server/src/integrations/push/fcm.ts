import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { callProvider, parseReply, ProviderError, Unavailable } from '../call-provider.ts';
import type { PushTransport } from './push.ts';

export interface FcmAccess {
  /** `https://fcm.googleapis.com`. */
  readonly endpoint: string;
  /** `https://oauth2.googleapis.com/token`. */
  readonly tokenEndpoint: string;
  readonly project: string;
  /** The service account: its address, and its key in PEM. */
  readonly account: string;
  readonly privateKey: string;
}

const granted = z.object({ access_token: z.string(), expires_in: z.number() });
const accepted = z.object({ name: z.string() });
const refused = z.object({
  error: z.object({ details: z.optional(z.array(z.looseObject({ errorCode: z.optional(z.string()) }))) }),
});
const scope = 'https://www.googleapis.com/auth/firebase.messaging';

/** Sends by Firebase Cloud Messaging, HTTP v1. */
export function fcm({ endpoint, tokenEndpoint, project, account, privateKey }: FcmAccess): PushTransport {
  let current: { readonly token: string; readonly until: number } | undefined;

  /** A token of Google's for the service account, renewed a minute before its end. */
  async function accessToken(): Promise<string> {
    if (current !== undefined && Date.now() < current.until) return current.token;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setAudience(tokenEndpoint)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(privateKey, 'RS256'));
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    });
    const reply = await callProvider({ url: tokenEndpoint, body });
    if (reply.status !== 200) throw new Unavailable(`no access token: status ${reply.status}`);
    const { access_token: token, expires_in: seconds } = parseReply(granted, reply);
    current = { token, until: Date.now() + (seconds - 60) * 1_000 };
    return token;
  }

  return {
    send: async (address, { tag, title, body, url, language, lifetime, isUrgent }) => {
      if (address.kind !== 'fcm') throw new ProviderError('not a token');
      const reply = await callProvider({
        url: `${endpoint}/v1/projects/${encodeURIComponent(project)}/messages:send`,
        headers: { authorization: `Bearer ${await accessToken()}` },
        body: {
          message: {
            token: address.token,
            notification: { title, body },
            data: { tag, url, language },
            android: { ttl: `${lifetime}s`, priority: isUrgent ? 'high' : 'normal', notification: { tag } },
            apns: { headers: { 'apns-collapse-id': tag } },
            webpush: {
              headers: { TTL: String(lifetime) },
              notification: { tag },
              fcm_options: { link: url },
            },
          },
        },
      });
      if (reply.status === 200) {
        // Anything in between may say that all is well: only Firebase names the message.
        parseReply(accepted, reply);
        return 'sent';
      }
      const details = z.safeParse(refused, reply.json).data?.error.details ?? [];
      // A project that is not there is a 404 too: only this code is about the device.
      if (details.some(({ errorCode }) => errorCode === 'UNREGISTERED')) return 'gone';
      if (reply.status === 401) current = undefined;
      if (reply.status === 401 || reply.status === 429 || reply.status >= 500)
        throw new Unavailable(`status ${reply.status}`);
      throw new ProviderError(`status ${reply.status}`);
    },
  };
}
