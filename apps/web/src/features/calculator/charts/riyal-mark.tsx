import { RIYAL_SIGN } from '@saer/i18n/format-money';

/** The riyal sign before an amount in a field, for the eye. */
export function RiyalMark() {
  return (
    <span aria-hidden className="ps-3 text-muted">
      {RIYAL_SIGN}
    </span>
  );
}
