import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a hash: the same text has different hashes for different purposes. */
export type HashPurpose =
  | 'code'
  | 'identity'
  | 'limit'
  | 'device'
  | 'ticket'
  | 'log'
  | 'recoveryCode'
  | 'passkeyUser'
  | 'pendingSignIn'
  | 'cardToken'
  | 'contactTicket'
  | 'contactThread'
  | 'unsubscribe'
  | 'deliveryReport';

/** The hash of a text that can be guessed (a code, a number), of no use to anyone without the server's key. Hex. */
export const keyedHash = (secretKey: string, purpose: HashPurpose, text: string): string =>
  createHmac('sha256', secretKey).update(`${purpose}\0${text}`).digest('hex');

/** Tells whether two hashes are equal, in a time that does not reveal where they differ. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A text that proves itself: nothing is stored, and only this server can have written it. */
export const signText = (secretKey: string, purpose: HashPurpose, text: string): string =>
  `${text}.${keyedHash(secretKey, purpose, text)}`;

/** The text of a signed one; undefined if it was signed otherwise, or changed since. */
export function readSignedText(secretKey: string, purpose: HashPurpose, signed: string): string | undefined {
  const at = signed.lastIndexOf('.');
  if (at < 0 || !/^[\w.-]+$/.test(signed)) return undefined;
  const text = signed.slice(0, at);
  return sameHash(signed.slice(at + 1), keyedHash(secretKey, purpose, text)) ? text : undefined;
}
