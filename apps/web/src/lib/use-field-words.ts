import { useLingui } from '@lingui/react';
import type { FieldError } from 'react-hook-form';
import { wordsOfFieldError } from './form-errors.ts';

/** The words of what is wrong at a field of a form, in the language spoken now. */
export const useFieldWords = (): ((error: FieldError | undefined) => readonly string[]) => {
  const { i18n } = useLingui();
  return (error) => wordsOfFieldError(i18n, error);
};
