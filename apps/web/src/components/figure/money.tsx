import { useLingui } from '@lingui/react/macro';
import { formatAmount, RIYAL_SIGN } from '@saer/i18n/format-money';
import { MINUS } from '@saer/i18n/format-number';

/** A sum on the page: the sign left of the number in both languages, "SAR" for screen readers. */
export function Money({ halalas }: { readonly halalas: number }) {
  const { t } = useLingui();
  const amount = formatAmount(Math.abs(halalas));
  const minus = halalas < 0 ? MINUS : '';
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      <span aria-hidden>
        {minus}
        <span className="me-[0.2em]">{RIYAL_SIGN}</span>
        {amount}
      </span>
      <span className="sr-only">{t`${minus}${amount} SAR`}</span>
    </bdi>
  );
}
