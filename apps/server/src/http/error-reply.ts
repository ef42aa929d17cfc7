import type { ErrorReply, Problem } from '@saer/contract/error-reply';
import type { Fault } from '@saer/contract/fault';
import { maxProblems } from '@saer/contract/limits';
import { errorMessage } from '@saer/i18n/error-messages';
import type { Language } from '@saer/i18n/locale';
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

interface Listed {
  readonly problems: Problem[];
  /** How many there are beside these. */
  readonly more?: number;
}

/** The first of many faults with their words, and how many more there are: those are counted, not written. */
export function listProblems(
  faults: readonly Fault[],
  language: Language,
  { max = maxProblems, count = faults.length } = {},
): Listed {
  const problems = faults.slice(0, max).map((fault) => problemOf(fault, language));
  return { problems, ...(count > problems.length ? { more: count - problems.length } : {}) };
}

export function errorReply({ faults, more }: AppError, language: Language): ErrorReply {
  const listed = listProblems(faults, language, { count: faults.length + more });
  const [first = problemOf(faults[0], language)] = listed.problems;
  return faults.length === 1 && more === 0 ? first : { ...first, ...listed };
}
