import { createECDH, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { WebSubscription } from '@saer/contract/account/push';

import { importJWK, type JWTPayload, jwtVerify } from 'jose';
import { encryptedContent } from './encrypted-content.ts';
import { loopbackCertificate } from './loopback-certificate.ts';

export interface ReceivedPush {
  readonly headers: IncomingMessage['headers'];
  /** The claims of its VAPID token, whose signature is right. */
  readonly claims: JWTPayload;
  /** As the device decrypts it. */
  readonly text: string;
  readonly size: number;
}

export interface TestPushService extends AsyncDisposable {
  /** `localhost:<port>` */
  readonly host: string;
  /** Its certificate. */
  readonly ca: string;
  /** Subscribes a device, as a browser does. */
  readonly subscribe: (publicKey: string) => WebSubscription;
  readonly received: ReceivedPush[];
  /** The statuses of the next answers; then 201. */
  readonly statuses: number[];
}

async function readBody(request: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function readClaims(authorization: string, publicKey: string, audience: string): Promise<JWTPayload> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('signed by another key');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const options = { audience, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] };
  return (await jwtVerify(token, await importJWK(jwk, 'ES256'), options)).payload;
}

/** A push service with TLS on this machine, and the devices that subscribe to it: a browser's, as far as we can tell. */
export async function startPushService({
  hostOf = async (port) => `localhost:${port}`,
  onReceived = () => undefined,
}: {
  /** Under which host it is reached. */
  readonly hostOf?: (port: number) => Promise<string>;
  readonly onReceived?: (push: ReceivedPush) => void;
} = {}): Promise<TestPushService> {
  const { key, cert } = loopbackCertificate(['localhost']);
  const devices = new Map<
    string,
    { publicKey: string; privateKey: ReturnType<typeof createECDH>; auth: string }
  >();
  const received: ReceivedPush[] = [];
  const statuses: number[] = [];
  let host = '';

  async function answer(request: IncomingMessage): Promise<number> {
    const device = devices.get((request.url ?? '').slice(1));
    if (device === undefined) return 404;
    const body = await readBody(request);
    const { headers } = request;
    const claims = await readClaims(headers.authorization ?? '', device.publicKey, `https://${host}`);
    const status = statuses.shift() ?? 201;
    if (status !== 201) return status;
    const { privateKey, auth } = device;
    const text = encryptedContent
      .decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth })
      .toString('utf8');
    const push = { headers, claims, text, size: body.byteLength };
    received.push(push);
    onReceived(push);
    return status;
  }

  const server = createServer({ key, cert }, (request, response) => {
    void answer(request)
      .catch(() => 403)
      .then((status) => response.writeHead(status).end());
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  host = await hostOf(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    host,
    ca: cert,
    subscribe: (publicKey) => {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys().toString('base64url');
      const auth = randomBytes(16).toString('base64url');
      const name = randomBytes(24).toString('base64url');
      devices.set(name, { publicKey, privateKey, auth });
      return { endpoint: `https://${host}/${name}`, keys: { p256dh, auth } };
    },
    received,
    statuses,
    [Symbol.asyncDispose]: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}
