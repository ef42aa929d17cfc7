import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { InputField } from '../../../components/input-field.tsx';
import { useFieldWords } from '../../../lib/use-field-words.ts';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
};

/** A text that may be left out: held as null while nothing is written. */
export function FormNote<I extends FieldValues, O>({ control, name, label }: Props<I, O>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const [error] = useFieldWords()(fieldState.error);
  const held: unknown = value;
  return (
    <InputField
      label={label}
      ref={ref}
      value={typeof held === 'string' ? held : ''}
      onChange={(text) => onChange(text === '' ? null : text)}
      onLeave={onBlur}
      error={error}
    />
  );
}
