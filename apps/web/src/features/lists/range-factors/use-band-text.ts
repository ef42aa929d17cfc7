import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { RangeFactor } from '@saer/pricing/fees/fee-table';

/** A band in words: from 10.01 to 25.00 SAR. */
export const useBandText = (): ((band: Pick<RangeFactor, 'min' | 'max'>) => string) => {
  const { t } = useLingui();
  return ({ min, max }) =>
    max === null ? t`from ${formatMoney(min)} upwards` : t`from ${formatMoney(min)} to ${formatMoney(max)}`;
};
