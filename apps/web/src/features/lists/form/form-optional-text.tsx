import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { InputField } from '../../../components/form/input-field.tsx';
import { useFieldWords } from '../../../lib/form/use-form-field.ts';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
};

/** A text that may be left out: null while nothing is typed. */
export function FormOptionalText<I extends FieldValues, O>({ control, name, label }: Props<I, O>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const [error] = useFieldWords()(fieldState.error);
  const current: unknown = value;
  return (
    <InputField
      label={label}
      ref={ref}
      value={typeof current === 'string' ? current : ''}
      onChange={(text) => onChange(text === '' ? null : text)}
      onLeave={onBlur}
      error={error}
    />
  );
}
