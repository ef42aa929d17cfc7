import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { QuantityRefusal } from '@saer/i18n/parse-quantity';

const texts = {
  empty: msg`Type a number.`,
  notANumber: msg`Invalid Number. Type digits only, such as 120 or 120.50.`,
  ambiguous: msg`This number can be read in two ways. Use a point for the decimals, such as 1234.50.`,
  negative: msg`A negative number does not fit here. Type 0 or more.`,
  tooManyDecimals: msg`Too many digits after the point. Round the number and try again.`,
  tooLarge: msg`This number is too large. Check for a digit too many.`,
} as const satisfies Record<QuantityRefusal, unknown>;

/** Says at a field why its number was not taken, and what to do. */
export const useRefusalText = (): ((reason: QuantityRefusal) => string) => {
  const { _ } = useLingui();
  return (reason) => _(texts[reason]);
};
