import { ProviderError, Unavailable } from '../call-provider.ts';
import type { PushTransport, PushMessage } from './push.ts';
import { isPushAddress, type PostPush, securePost } from './push-post.ts';
import { createECDH, hkdfSync } from 'node:crypto';

/** The order of the curve P-256: a private key is a number from 1 below it. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

export interface VapidKeys {
  /** Base64url of the uncompressed point: browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A private key of P-256 for a purpose, derived from the server's key. */
export function derivePrivateKey(secretKey: string, purpose: string): Buffer {
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
  const privateKey = derivePrivateKey(secretKey, 'web-push-vapid');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

/** Push services take 4,096 bytes; encrypting adds a header of 86, a mark of 1 and a tag of 16 (RFC 8188, 8291). */
const longestPayload = 4_096 - 86 - 1 - 16;

/** Cuts a text at the end of a word, nowhere inside a letter. */
function shortened(text: string, most: number): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

/** Writes what a browser gets, as short as it has to be. */
export function toPayload({ tag, title, body, url, language }: PushMessage): string {
  for (let most = 600; most > 1; most = Math.floor(most / 2)) {
    const shown = { title: shortened(title, Math.min(most, 200)), body: shortened(body, most) };
    const payload = JSON.stringify({ tag, ...shown, url, language });
    if (Buffer.byteLength(payload) <= longestPayload) return payload;
  }
  throw new ProviderError('the message is too long');
}

/** Sends by Web Push (RFC 8030), encrypted for the browser (RFC 8291), as whom the keys say (RFC 8292). */
export function webPush({
  keys,
  subject,
  hosts,
  post = securePost(),
}: {
  readonly keys: VapidKeys;
  /** Whom a push service may write to: an address of ours, `https:` or `mailto:`. */
  readonly subject: string;
  readonly hosts: readonly string[];
  readonly post?: PostPush;
}): PushTransport {
  return {
    send: async (address, message) => {
      if (address.kind !== 'web') throw new ProviderError('not a browser');
      const { subscription } = address;
      // The operator named other hosts since.
      if (!isPushAddress(subscription.endpoint, hosts)) return 'gone';
      // Loaded with the first message, as a whole: it is CommonJS.
      const { default: library } = await import('web-push');
      const { endpoint, headers, body } = library.generateRequestDetails(subscription, toPayload(message), {
        vapidDetails: { subject, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: message.lifetime,
        urgency: message.isUrgent ? 'high' : 'normal',
        // One that still waits at the push service is replaced.
        topic: message.tag,
      });
      const { status } = await post({ endpoint, headers, body: body ?? Buffer.alloc(0) });
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      if (status === 429 || status >= 500) throw new Unavailable(`the push service answered ${status}`);
      throw new ProviderError(`the push service answered ${status}`);
    },
  };
}
