import { createECDH, hkdfSync } from 'node:crypto';

/** The order of the curve P-256: a private key is a number from 1 below it. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

export interface VapidKeys {
  /** Base64url of the uncompressed point: browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A private key of P-256 for a purpose, derived from the server's key. */
export function privateKeyOf(secretKey: string, purpose: string): Buffer {
  // 48 bytes: the remainder is as good as chance.
  const derived = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 48));
  const number = (BigInt(`0x${derived.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
}

/**
 * The pair of keys that says to push services who sends (RFC 8292), derived from the server's key: every process has the same, and
 * nothing more has to be kept. With another server key, browsers subscribe anew.
 */
export function vapidKeys(secretKey: string): VapidKeys {
  const pair = createECDH('prime256v1');
  const privateKey = privateKeyOf(secretKey, 'web-push-vapid');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
