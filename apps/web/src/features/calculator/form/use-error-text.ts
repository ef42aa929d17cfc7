import { useLingui } from '@lingui/react';
import { errorMessage } from '@saer/i18n/error-messages';
import { useRefusalText } from '../../../components/refusal-text.ts';
import type { InputError } from '../state/read-number.ts';

/** Says what is wrong with a field, and what to do about it. */
export const useErrorText = (): ((problem: InputError) => string) => {
  const { i18n } = useLingui();
  const refusalText = useRefusalText();
  return (problem) =>
    'refusal' in problem ? refusalText(problem.refusal) : errorMessage(i18n, problem.code, problem.details);
};
