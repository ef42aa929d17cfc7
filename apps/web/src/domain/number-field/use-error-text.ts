import { useLingui } from '@lingui/react';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { useRefusalText } from '../../components/figure/refusal-text.ts';
import type { InputError } from '@saer/i18n/read-number';

/** The message of a field's error, and what to do about it. */
export const useErrorText = (): ((problem: InputError | undefined) => string | undefined) => {
  const { i18n } = useLingui();
  const refusalText = useRefusalText();
  return (problem) => {
    if (problem === undefined) return undefined;
    return 'refusal' in problem
      ? refusalText(problem.refusal)
      : errorMessage(i18n, problem.code, problem.details);
  };
};
