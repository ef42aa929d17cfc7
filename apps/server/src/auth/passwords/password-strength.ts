import type { ErrorCode } from '@saer/contract/api/error-code';
import { AppError } from '../../http/replies/app-error.ts';

/** Guesses needed to find a random password of minimum length; anything easier is too weak. */
const minGuesses = 1e8;

// A module of ours, and not the packages themselves: bundled, a CommonJS package that is imported late has no named exports.
const guessesFor = async (password: string, ownWords: readonly string[]): Promise<number> => {
  const { strengthEstimator } = await import('./strength-estimator.ts');
  return strengthEstimator.check(password, [...ownWords]).guesses;
};

/** The person's own data, split into the parts people build passwords from. */
export const splitOwnWords = (person: {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly mobile?: string | null;
}): readonly string[] => {
  const { firstName = '', lastName = '', email = '', mobile } = person;
  const digits = (mobile ?? '').replaceAll(/\D/g, '');
  return [
    ...`${firstName} ${lastName}`.split(/\s+/),
    email,
    ...email.split('@'),
    ...email.split(/[@._+-]/),
    digits,
    digits.slice(-9),
    'saer',
  ].filter((word) => word.length >= 3);
};

/** The rest of a password without the words that anyone who knows the person would try. */
function withoutOwnWords(password: string, ownWords: readonly string[]): string {
  return ownWords
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
}

/** Rejects common and breached passwords, and those made of the person's own data; undefined if it is good enough. */
export async function checkPasswordStrength(
  password: string,
  ownWords: readonly string[],
): Promise<ErrorCode | undefined> {
  const isOwn = withoutOwnWords(password, ownWords).length < 4;
  return isOwn || (await guessesFor(password, ownWords)) < minGuesses ? 'passwordTooCommon' : undefined;
}

/** Rejects common and breached passwords, and those made of the person's own data. */
export async function requireStrength(
  password: string,
  person: Parameters<typeof splitOwnWords>[0],
): Promise<void> {
  const code = await checkPasswordStrength(password, splitOwnWords(person));
  if (code !== undefined) throw new AppError({ code, field: 'password' });
}
