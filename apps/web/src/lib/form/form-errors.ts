import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { isErrorCode } from '@saer/contract/api/error-code';
import { errorDetails, type FieldError } from '@saer/contract/api/error-reply';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { FieldError as FormFieldError } from 'react-hook-form';

/** A field's error in the form library's format: a code with its values, never a text, so that it follows the reader's language. */
export const getFieldError = (fieldErrors: readonly FieldError[]): FormFieldError => ({
  type: fieldErrors[0]?.code ?? 'invalidValue',
  types: Object.fromEntries(fieldErrors.map(({ code, details = {} }) => [code, JSON.stringify(details)])),
});

const detailsIn = (saved: unknown) => {
  const parsed = z.safeParse(errorDetails, typeof saved === 'string' ? JSON.parse(saved) : {});
  return parsed.data ?? {};
};

/** The words of all that is wrong at a field, the first at the front. */
export const wordsOfFieldError = (i18n: I18n, error: FormFieldError | undefined): readonly string[] =>
  Object.entries(error?.types ?? {}).flatMap(([code, saved]) =>
    isErrorCode(code) ? [errorMessage(i18n, code, detailsIn(saved))] : [],
  );
