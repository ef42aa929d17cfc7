import { createECDH, hkdfSync } from 'node:crypto';
import type { WebSubscription } from '@saer/contract/account/push';
import { newToken } from '../../../secrets/token.ts';
import { derivePrivateKey } from '../web-push.ts';
import { standInHost } from '../push-post.ts';

/** A device of the local stand-in, with the keys by which it reads its messages. */
export interface StandInDevice {
  readonly subscription: WebSubscription;
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

/** The device of a name; its keys follow from the server's, so that nothing has to be kept. */
export function standInDevice(secretKey: string, name: string): StandInDevice {
  const pair = createECDH('prime256v1');
  const privateKey = derivePrivateKey(secretKey, `stand-in-device ${name}`);
  pair.setPrivateKey(privateKey);
  const auth = Buffer.from(hkdfSync('sha256', secretKey, '', `stand-in-auth ${name}`, 16));
  return {
    subscription: {
      endpoint: `https://${standInHost}/${name}`,
      keys: { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    },
    privateKey,
    auth,
  };
}

/** Subscribes a device to the local stand-in, as a browser subscribes to its push service. */
export const newSubscription = (secretKey: string): WebSubscription =>
  standInDevice(secretKey, newToken()).subscription;
