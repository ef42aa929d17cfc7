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

/** Whether two hashes are equal, in a time that does not reveal where they differ. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
