import { latinDigits } from './latin-digits.ts';

/** Spaces, dashes of every kind, dots, brackets and the invisible marks of text direction. */
const separators = /[\s\p{Pd}\p{Cf}().\u2212]/gu;

/**
 * Normalises a mobile number to E.164 (`+9665…`): as dialled in Saudi Arabia (`05…`, `5…`), or with a country code after `+`, `00`
 * or nothing. Undefined if it is not a mobile number.
 */
export function mobileNumber(typed: string): string | undefined {
  const number = latinDigits(typed).replace(separators, '').replace(/^00/, '+');
  const saudi = /^(?:(?:\+?966)?0?)(?<rest>5\d{8})$/.exec(number)?.groups?.['rest'];
  if (saudi !== undefined) return `+966${saudi}`;
  return /^\+\d{10,15}$/.test(number) ? number : undefined;
}
