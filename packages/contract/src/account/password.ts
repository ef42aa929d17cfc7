import * as z from 'zod/mini';
import type { ErrorCode } from '../api/error-code.ts';

/** Minimum and maximum characters of a password, and the maximum length that the guidance recommends. */
export const shortestPassword = 8;
export const longestPassword = 128;
export const advisedLongestPassword = 20;

const specials = '!@#$%^&*()-_=+[]{};:,.?/';
const kinds = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', specials] as const;

interface PasswordRule {
  readonly code: ErrorCode;
  readonly holds: (password: string) => boolean;
}

/** Rules for a password, each with the code of its message, in reading order. */
export const passwordRules: readonly PasswordRule[] = [
  { code: 'passwordTooShort', holds: (password: string) => Array.from(password).length >= shortestPassword },
  { code: 'passwordNoUppercase', holds: (password: string) => /\p{Lu}/u.test(password) },
  { code: 'passwordNoLowercase', holds: (password: string) => /\p{Ll}/u.test(password) },
  { code: 'passwordNoDigit', holds: (password: string) => /\p{Nd}/u.test(password) },
  { code: 'passwordNoSpecial', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
];

/** A new password: never trimmed, folded or truncated; every broken rule is a separate error. */
export const newPassword = () =>
  z
    .string('passwordRequired')
    .check(
      z.minLength(1, { error: 'passwordRequired', abort: true }),
      z.maxLength(longestPassword, 'text'),
      ...passwordRules.map(({ code, holds }) => z.refine<string>(holds, code)),
    );

/** An existing password: compared exactly as entered, whatever criteria hold for new ones. */
export const ownPassword = () =>
  z.string('required').check(z.minLength(1, 'required'), z.maxLength(1_000, 'text'));

/** A uniformly distributed whole number below `limit`. */
function randomBelow(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  const fair = Math.floor(2 ** 32 / limit) * limit;
  return value < fair ? value % limit : randomBelow(limit);
}

const pick = (letters: string): string => letters.charAt(randomBelow(letters.length));

/**
 * A random password of 8 to 20 characters, with at least one lower-case and one upper-case letter, one digit and one symbol.
 * Easily confused characters (l, I, O, 0, 1) are excluded.
 * @throws {RangeError} for a length outside 8 to 20
 */
export function randomPassword(length = 16): string {
  if (!Number.isInteger(length) || length < shortestPassword || length > advisedLongestPassword) {
    throw new RangeError(
      `A password has ${shortestPassword} to ${advisedLongestPassword} characters, not ${length}`,
    );
  }
  const all = kinds.join('');
  const letters = [...kinds.map(pick), ...Array.from({ length: length - kinds.length }, () => pick(all))];
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1);
    [letters[last], letters[other]] = [letters[other] ?? '', letters[last] ?? ''];
  }
  return letters.join('');
}
