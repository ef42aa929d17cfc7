import { msg } from '@lingui/core/macro';
import type { DemoError } from './demo-input.ts';

/** Error texts of number fields. */
export const errorTexts = {
  empty: msg`Type a number.`,
  notANumber: msg`Digits only, such as 120 or 120.50.`,
  ambiguous: msg`This can be read in two ways. Use a point for the decimals: 1234.50.`,
  negative: msg`The number cannot be negative.`,
  tooManyDecimals: msg`Too many digits after the point.`,
  tooLarge: msg`This number is too large.`,
  zero: msg`The number must be more than zero.`,
  wholeMargin: msg`A margin stays below 100% of the price.`,
} as const satisfies Record<DemoError, unknown>;
