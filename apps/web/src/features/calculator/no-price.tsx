import { useLingui } from '@lingui/react';
import { errorMessage } from '@saer/i18n/error-messages';
import type { Refusal } from '@saer/pricing/refusal';
import { refusalProblem } from './refusal-problem.ts';

/** Why a store of the comparison has no price. */
export function NoPrice({ refusal }: { readonly refusal: Refusal }) {
  const { i18n } = useLingui();
  const { code, details } = refusalProblem(refusal);
  return (
    <span className="block max-w-72 text-start text-xs font-normal text-balance text-muted">
      {errorMessage(i18n, code, details)}
    </span>
  );
}
