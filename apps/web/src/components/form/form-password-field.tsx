import { type ReactNode, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useFormField } from '../../lib/form/use-form-field.ts';
import { PasswordField } from './password-field.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly description?: ReactNode;
};

/** A password to type, of a form. */
export function FormPasswordField<I extends FieldValues, O>(props: Props<I, O>) {
  const { control, name, ...texts } = props;
  const { ref, text, change, leave, words } = useFormField(control, name);
  const [isShown, setShown] = useState(false);
  return (
    <PasswordField
      {...texts}
      ref={ref}
      value={text}
      onChange={change}
      onLeave={leave}
      isShown={isShown}
      onShow={setShown}
      error={words.length === 0 ? undefined : words.join(' ')}
    />
  );
}
