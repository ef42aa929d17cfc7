import { useLingui } from '@lingui/react/macro';
import { formatWeight } from '@saer/i18n/format-measure';
import { parseWeight } from '@saer/i18n/parse-measure';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';
import { UnitMark } from './unit-mark.tsx';

/** A weight in whole grams. */
export function WeightField(props: QuantityFieldProps) {
  const { t } = useLingui();
  return (
    <QuantityField {...props} parse={parseWeight} format={formatWeight} end={<UnitMark>{t`g`}</UnitMark>} />
  );
}
