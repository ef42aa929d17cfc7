import { type HashPurpose, keyedHash, sameHash } from './keyed-hash.ts';

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
