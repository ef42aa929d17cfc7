import { useLingui } from '@lingui/react/macro';
import { formatSide } from '@saer/i18n/format-measure';
import { parseSide } from '@saer/i18n/parse-measure';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';
import { UnitMark } from './unit-mark.tsx';

/** A side in centimetres; its value is whole millimetres. */
export function SideField(props: QuantityFieldProps) {
  const { t } = useLingui();
  return (
    <QuantityField {...props} parse={parseSide} format={formatSide} end={<UnitMark>{t`cm`}</UnitMark>} />
  );
}
