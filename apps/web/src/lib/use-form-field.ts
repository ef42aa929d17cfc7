import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldWords } from './use-field-words.ts';

/** One field of a form: what it holds, how it changes, and what is wrong with it, in words and in codes. */
export function useFormField<I extends FieldValues, O>(control: Control<I, unknown, O>, name: FieldPath<I>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name });
  const held: unknown = value;
  const words = useFieldWords()(error);
  return {
    ref,
    value: held,
    text: typeof held === 'string' ? held : '',
    change: (next: string | boolean): void => onChange(next),
    leave: onBlur,
    error,
    words,
  };
}
