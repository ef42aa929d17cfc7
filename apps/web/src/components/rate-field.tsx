import { formatPercentNumber } from '@saer/i18n/format-rate';
import { parseRate } from '@saer/i18n/parse-rate';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';
import { UnitMark } from './unit-mark.tsx';

/** A percentage; its value is whole basis points. */
export function RateField(props: QuantityFieldProps) {
  return (
    <QuantityField {...props} parse={parseRate} format={formatPercentNumber} end={<UnitMark>%</UnitMark>} />
  );
}
