import { useLingui } from '@lingui/react/macro';
import { formatAmount, RIYAL_SIGN } from '@saer/i18n/format-money';
import { MINUS, formatPercentNumber } from '@saer/i18n/format-number';

type Props = {
  /** Halalas, or basis points; null and zero show nothing. */
  readonly value: number | null;
  readonly unit: 'money' | 'rate';
  /** Says whether more is better for the seller; without it, a difference is neither good nor bad. */
  readonly isMoreBetter?: boolean;
};

/** By how much a figure differs from the first column's. */
export function Difference({ value, unit, isMoreBetter = false }: Props) {
  const { t } = useLingui();
  if (value === null || value === 0) return null;
  const isMore = value > 0;
  const size = Math.abs(value);
  const tone = !isMoreBetter ? 'text-muted' : isMore ? 'text-brand-strong' : 'text-danger';
  const sign = isMore ? '+' : MINUS;
  const [money, points] = [formatAmount(size), formatPercentNumber(size)];
  const spoken =
    unit === 'money'
      ? isMore
        ? t`${money} SAR more than the first column`
        : t`${money} SAR less than the first column`
      : isMore
        ? t`${points} percentage points more than the first column`
        : t`${points} percentage points less than the first column`;
  return (
    <span className={`text-xs font-medium whitespace-nowrap ${tone}`} data-testid="difference">
      <span aria-hidden>
        {unit === 'money' ? (
          <bdi dir="ltr">
            {sign}
            <span className="me-[0.2em]">{RIYAL_SIGN}</span>
            {money}
          </bdi>
        ) : (
          <>
            <bdi dir="ltr">
              {sign}
              {points}
            </bdi>{' '}
            {t`points`}
          </>
        )}
      </span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
