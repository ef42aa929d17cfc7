import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useFormField } from '../../lib/form/use-form-field.ts';
import { Switch } from '../button/switch.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly children: ReactNode;
};

/** Something that is on or off, of a form. */
export function FormSwitch<I extends FieldValues, O>({ control, name, children }: Props<I, O>) {
  const { value, change } = useFormField(control, name);
  return (
    <Switch isSelected={value === true} onChange={change}>
      {children}
    </Switch>
  );
}
