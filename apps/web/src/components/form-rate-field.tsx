import { formatPercentNumber } from '@saer/i18n/format-rate';
import { parseRate } from '@saer/i18n/parse-rate';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormNumberField } from './form-number-field.tsx';
import { UnitMark } from './unit-mark.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly note?: string;
  readonly description?: string;
};

/** A percentage of a form, kept in basis points. */
export function FormRateField<I extends FieldValues, O>(props: Props<I, O>) {
  return (
    <FormNumberField {...props} read={parseRate} print={formatPercentNumber} end={<UnitMark>%</UnitMark>} />
  );
}
