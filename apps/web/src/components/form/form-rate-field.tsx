import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormQuantityField } from './form-quantity-field.tsx';
import { quantityKinds } from './quantity-kinds.ts';
import { UnitMark } from '../figure/unit-mark.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly note?: string;
  readonly description?: string;
};

/** A form field for a percentage, stored in basis points. */
export function FormRateField<I extends FieldValues, O>(props: Props<I, O>) {
  return <FormQuantityField {...props} kind={quantityKinds.rate} end={<UnitMark>%</UnitMark>} />;
}
