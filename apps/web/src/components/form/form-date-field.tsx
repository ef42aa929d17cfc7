import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useFormField } from '../../lib/form/use-form-field.ts';
import { DateField } from './date-field.tsx';
import type { DayBounds } from './day-refusal.ts';

type Props<I extends FieldValues, O> = DayBounds & {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly note?: string;
  readonly description?: string;
};

/** A day of a form: what is no day stays as it was typed, so that it is never sent as another one. */
export function FormDateField<I extends FieldValues, O>({ control, name, ...texts }: Props<I, O>) {
  const { ref, text: value, change, leave, words } = useFormField(control, name);
  return (
    <DateField
      {...texts}
      ref={ref}
      value={value}
      onChange={(day, text) => change(day === '' ? text : day)}
      onLeave={leave}
      error={words[0]}
    />
  );
}
