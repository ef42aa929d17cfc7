import type { ErrorReply, Problem } from '@saer/contract/error-reply';
import { errorMessage } from '@saer/i18n/error-messages';
import type { Language } from '@saer/i18n/locale';
import type { Fault } from '@saer/contract/fault';
import type { AppError } from './app-error.ts';
import { translators } from './translators.ts';

/** A fault with its words in the caller's language. */
export const problemOf = ({ code, field, details }: Fault, language: Language): Problem => ({
  code,
  message: errorMessage(translators[language], code, {
    ...details,
    // A form says it at the field; an API message names it.
    ...(code === 'required' && field !== undefined ? { parameter: field } : {}),
  }),
  ...(field === undefined ? {} : { field }),
  ...(details === undefined || Object.keys(details).length === 0 ? {} : { details }),
});

export function errorReply({ faults }: AppError, language: Language): ErrorReply {
  const [first, ...others] = faults;
  const problem = problemOf(first, language);
  return others.length === 0
    ? problem
    : { ...problem, problems: [problem, ...others.map((fault) => problemOf(fault, language))] };
}
