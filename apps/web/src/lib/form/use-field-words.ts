import { useLingui } from '@lingui/react';
import type { FieldError } from 'react-hook-form';
import { wordsOfFieldError } from './form-errors.ts';

/** The message of a field's error, in the current language. */
export const useFieldWords = (): ((error: FieldError | undefined) => readonly string[]) => {
  const { i18n } = useLingui();
  return (error) => wordsOfFieldError(i18n, error);
};
