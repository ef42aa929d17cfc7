import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/error-messages';
import type { Refusal } from '@saer/pricing/refusal';
import { refusalError } from '../state/refusal-error.ts';

/** Why a store of the comparison has no price. */
export function NoPrice({ refusal }: { readonly refusal: Refusal }) {
  const { i18n, t } = useLingui();
  const { code, details } = refusalError(refusal);
  // The seller chose a class of another store: its code says nothing here.
  const reason =
    refusal.reason === 'unknownSizeClass'
      ? t`This store uses different size classes. Enter the dimensions to compare it.`
      : errorMessage(i18n, code, details);
  return (
    <span className="block max-w-72 text-start text-xs font-normal text-balance text-muted">{reason}</span>
  );
}
