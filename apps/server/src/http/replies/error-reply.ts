import { cleanText } from '@saer/contract/api/clean-text';
import type { ErrorDetails, ErrorReply, FieldErrorReply, FieldError } from '@saer/contract/api/error-reply';
import { maxErrors } from '@saer/contract/api/limits';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { Language } from '@saer/i18n/locale';
import type { AppError } from './app-error.ts';
import { translators } from './translators.ts';

/** Texts of the caller are repeated as they would be stored. */
const cleanDetails = (details: ErrorDetails = {}): ErrorDetails =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanText(value) : value,
    ]),
  );

/** An error with its message in the caller's language. */
export function describeFieldError(fieldError: FieldError, language: Language): FieldErrorReply {
  const { code, field } = fieldError;
  const details = cleanDetails(fieldError.details);
  return {
    code,
    message: errorMessage(translators[language], code, {
      ...details,
      // A form says it at the field; an API message names it.
      ...(code === 'required' && field !== undefined ? { parameter: field } : {}),
    }),
    ...(field === undefined ? {} : { field: cleanText(field) }),
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
}

interface Listed {
  readonly problems: FieldErrorReply[];
  /** The number of the others beside these. */
  readonly more?: number;
}

/** The first of many errors with their messages, and the number of the others, which are only counted. */
export function listFieldErrors(
  fieldErrors: readonly FieldError[],
  language: Language,
  { max = maxErrors, count = fieldErrors.length } = {},
): Listed {
  const problems = fieldErrors.slice(0, max).map((fieldError) => describeFieldError(fieldError, language));
  return { problems, ...(count > problems.length ? { more: count - problems.length } : {}) };
}

export function errorReply({ fieldErrors, more }: AppError, language: Language): ErrorReply {
  const listed = listFieldErrors(fieldErrors, language, { count: fieldErrors.length + more });
  const [first = describeFieldError(fieldErrors[0], language)] = listed.problems;
  return fieldErrors.length === 1 && more === 0 ? first : { ...first, ...listed };
}
