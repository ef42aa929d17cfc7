import { RIYAL_SIGN } from '@saer/i18n/format-money';

/** The riyal sign at the left of an amount in a field, for the eye. */
export function RiyalMark() {
  return (
    <span aria-hidden className="-me-2 ps-3 text-base text-muted sm:text-sm">
      {RIYAL_SIGN}
    </span>
  );
}
