import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type FieldError,
} from 'react-hook-form';
import { useLingui } from '@lingui/react';
import { wordsOfFieldError } from './form-errors.ts';

/** The message of a field's error, in the current language. */
export const useFieldWords = (): ((error: FieldError | undefined) => readonly string[]) => {
  const { i18n } = useLingui();
  return (error) => wordsOfFieldError(i18n, error);
};

/** One field of a form: its value, its change handler, and its error, as text and as a code. */
export function useFormField<I extends FieldValues, O>(control: Control<I, unknown, O>, name: FieldPath<I>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name });
  const current: unknown = value;
  const words = useFieldWords()(error);
  return {
    ref,
    value: current,
    text: typeof current === 'string' ? current : '',
    change: (next: string | boolean): void => onChange(next),
    leave: onBlur,
    error,
    words,
  };
}
