import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useFormField } from '../../lib/form/use-form-field.ts';
import { Checkbox } from './checkbox.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly children: ReactNode;
};

/** Something to agree to, of a form. */
export function FormCheckbox<I extends FieldValues, O>({ control, name, children }: Props<I, O>) {
  const { ref, value, change, words } = useFormField(control, name);
  return (
    <Checkbox ref={ref} isSelected={value === true} onChange={change} error={words[0]}>
      {children}
    </Checkbox>
  );
}
