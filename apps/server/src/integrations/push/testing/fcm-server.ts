import { generateKeyPairSync } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import { connect } from 'node:tls';
import { importSPKI, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { type ReceivedRequest, startLoopbackServer } from '../../local/loopback-server.ts';
import { loopbackCertificate } from './loopback-certificate.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const text = z.string().check(z.minLength(1));
const texts = z.record(z.string(), z.string());

/** A request of FCM HTTP v1, as far as its reference describes what is sent to one device; any other field is refused. */
const sendRequest = z.strictObject({
  validate_only: z.optional(z.boolean()),
  message: z.strictObject({
    token: text,
    notification: z.optional(z.strictObject({ title: z.optional(text), body: z.optional(z.string()) })),
    data: z.optional(texts),
    android: z.optional(
      z.strictObject({
        ttl: z.optional(z.string().check(z.regex(/^\d+(?:\.\d+)?s$/))),
        priority: z.optional(z.enum(['normal', 'high'])),
        notification: z.optional(z.strictObject({ tag: text })),
      }),
    ),
    apns: z.optional(z.strictObject({ headers: z.optional(texts) })),
    webpush: z.optional(
      z.strictObject({
        headers: z.optional(texts),
        notification: z.optional(z.record(z.string(), z.unknown())),
        fcm_options: z.optional(z.strictObject({ link: z.url() })),
      }),
    ),
  }),
});
export type FcmMessage = z.infer<typeof sendRequest>['message'];

const failure = (status: number, name: string, errorCode?: string) => ({
  status,
  json: {
    error: {
      code: status,
      message: name,
      status: name,
      details:
        errorCode === undefined
          ? []
          : [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
});

/** A local Firebase Cloud Messaging: HTTP v1 with the tokens of a service account, which it verifies. */
export async function startFcm({
  onReceived = () => undefined,
}: { readonly onReceived?: (message: FcmMessage) => void } = {}) {
  const project = 'saer-test';
  const account = `sender@${project}.iam.gserviceaccount.com`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const granted = new Set<string>();
  const devices = new Set<string>();
  const received: FcmMessage[] = [];
  const statuses: number[] = [];
  let grants = 0;

  async function grant(body: string) {
    const form = body.startsWith('{')
      ? new URLSearchParams(z.parse(texts, JSON.parse(body)))
      : new URLSearchParams(body);
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return { status: 400, json: { error: 'unsupported_grant_type' } };
    const key = await importSPKI(publicKey, 'RS256');
    const verified = await jwtVerify(form.get('assertion') ?? '', key, {
      issuer: account,
      algorithms: ['RS256'],
      requiredClaims: ['aud', 'iat', 'exp'],
    }).catch(() => undefined);
    const { scope: asked = '', exp = 0, iat = 0 } = verified?.payload ?? {};
    if (!String(asked).split(' ').includes(scope) || exp - iat > 3_600)
      return { status: 400, json: { error: 'invalid_grant' } };
    grants += 1;
    const token = `token-${grants}`;
    granted.add(token);
    return { status: 200, json: { access_token: token, expires_in: 3_600, token_type: 'Bearer' } };
  }

  async function answer({ method, url, headers, body }: Omit<ReceivedRequest, 'bytes'>) {
    if (method !== 'POST') return failure(404, 'NOT_FOUND');
    if (url.pathname.endsWith('/token')) return grant(body);
    if (url.pathname !== `/v1/projects/${project}/messages:send`) return failure(404, 'NOT_FOUND');
    if (!granted.has((headers.authorization ?? '').replace(/^Bearer /, '')))
      return failure(401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR');
    const status = statuses.shift() ?? 200;
    if (status !== 200) return failure(status, status === 429 ? 'RESOURCE_EXHAUSTED' : 'UNAVAILABLE');
    const sent = z.safeParse(sendRequest, JSON.parse(body));
    if (!sent.success) return failure(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT');
    const { message } = sent.data;
    if (!devices.has(message.token)) return failure(404, 'NOT_FOUND', 'UNREGISTERED');
    received.push(message);
    onReceived(message);
    return { status: 200, json: { name: `projects/${project}/messages/${received.length}` } };
  }

  const plain = await startLoopbackServer(answer);
  const { key, cert } = loopbackCertificate(['fcm.googleapis.com', 'oauth2.googleapis.com']);
  const secure = createServer({ key, cert }, (request, response) => {
    const run = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const { method = 'GET', headers } = request;
      const url = new URL(request.url ?? '/', plain.origin);
      const { status, json } = await answer({ method, url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
      response.end(JSON.stringify(json));
    };
    run().catch(() => response.destroy());
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  secure.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = secure.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  /** Leads every connection to this server, whose certificate has Google's names. */
  const agent = new Agent();
  agent.createConnection = ({ host, servername }) =>
    connect({ host: '127.0.0.1', port, ca: cert, servername: servername ?? host ?? '' });

  return {
    access: {
      endpoint: plain.origin,
      tokenEndpoint: `${plain.origin}/token`,
      project,
      account,
      privateKey,
    },
    agent,
    devices,
    received,
    statuses,
    /** Takes back every token that it granted. */
    revoke: () => granted.clear(),
    grants: () => grants,
    [Symbol.asyncDispose]: async () => {
      agent.destroy();
      const closed = Promise.withResolvers<void>();
      secure.close(() => closed.resolve());
      secure.closeAllConnections();
      await closed.promise;
      await plain.close();
    },
  };
}
