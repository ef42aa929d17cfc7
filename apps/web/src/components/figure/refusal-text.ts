import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { QuantityRefusal } from '@saer/i18n/parse-money';

const texts = {
  empty: msg`Type a number.`,
  notANumber: msg`Invalid Number. Type digits only, such as 120 or 120.50.`,
  ambiguous: msg`This number is ambiguous. Use a point for decimals, e.g. 1234.50.`,
  negative: msg`Negative numbers aren’t allowed here. Type 0 or more.`,
  tooManyDecimals: msg`Too many decimal places. Round the number and try again.`,
  tooLarge: msg`This number is too large. Check for an extra digit.`,
} as const satisfies Record<QuantityRefusal, unknown>;

/** Why a field's number was rejected, and what to do. */
export const useRefusalText = (): ((reason: QuantityRefusal) => string) => {
  const { _ } = useLingui();
  return (reason) => _(texts[reason]);
};
