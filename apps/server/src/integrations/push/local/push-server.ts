import { importJWK, jwtVerify } from 'jose';
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { callProvider } from '../../call-provider.ts';
import { startLoopbackServer, type ReceivedRequest } from '../../local/loopback-server.ts';
import { saveLocalMessage } from '../../local/save-local-message.ts';
import { standInHost, type PostPush } from '../push-post.ts';
import { vapidKeys } from '../web-push.ts';
import { standInDevice, type StandInDevice } from './stand-in-device.ts';

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Reads a message encrypted for a device: aes128gcm with one record (RFC 8188), its key agreed as RFC 8291 says. Throws for any other. */
function decrypt(message: Buffer, { privateKey, auth, subscription }: StandInDevice): string {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + keyLength);
  const record = message.subarray(21 + keyLength);
  if (record.byteLength > message.readUInt32BE(16)) throw new Error('more than one record');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const own = Buffer.from(subscription.keys.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // After the text stand a 2, which marks the last record, and any number of zeros.
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('no end of the last record');
  return plain.subarray(0, end).toString('utf8');
}

/** Tells whether a call is by whom the devices subscribed with: a VAPID token (RFC 8292) by that key, for this service, of a day at most. */
async function isBySubscriber({ headers }: ReceivedRequest, publicKey: string): Promise<boolean> {
  const [, token = '', key] = /^vapid t=([^,\s]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  const verified = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    .then((imported) =>
      jwtVerify(token, imported, {
        audience: `https://${standInHost}`,
        algorithms: ['ES256'],
        requiredClaims: ['exp', 'sub'],
      }),
    )
    .catch(() => undefined);
  const { exp = 0, sub = '' } = verified?.payload ?? {};
  return exp > 0 && exp * 1_000 <= Date.now() + 86_400_000 && /^(?:mailto:|https:)/.test(sub);
}

/** A local push service that verifies and decrypts like a browser's, and stores its messages. */
export async function startPushServer(
  db: Database,
  secretKey: string,
): Promise<{ readonly post: PostPush; readonly close: () => Promise<void> }> {
  const { publicKey } = vapidKeys(secretKey);
  const { origin, close } = await startLoopbackServer(async (received) => {
    const { method, url, headers, bytes } = received;
    const name = url.pathname.slice(1);
    if (method !== 'POST' || !/^[\w-]{20,100}$/.test(name)) return { status: 404, text: '' };
    if (!(await isBySubscriber(received, publicKey))) return { status: 403, text: '' };
    if (!/^\d{1,7}$/.test(String(headers['ttl'])) || headers['content-encoding'] !== 'aes128gcm')
      return { status: 400, text: '' };
    if (bytes.byteLength > 4_096) return { status: 413, text: '' };
    const source = decrypt(bytes, standInDevice(secretKey, name));
    await saveLocalMessage(db, { channel: 'push', recipient: name, source });
    return { status: 201, text: '' };
  });
  return {
    // The address is the one subscribed with; only the way to it leads here.
    post: ({ endpoint, headers, body }) =>
      callProvider({ url: `${origin}${new URL(endpoint).pathname}`, headers, body }),
    close,
  };
}
