import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/error-messages';
import type { FieldError } from '@saer/contract/field-error';

/** Why a store of the comparison has no price. */
export function NoPrice({ fieldError: { code, details } }: { readonly fieldError: FieldError }) {
  const { i18n, t } = useLingui();
  // The seller chose a class of another store: its code says nothing here.
  const reason =
    code === 'unknownSizeClass'
      ? t`This store uses different size classes. Enter the dimensions to compare it.`
      : errorMessage(i18n, code, details);
  return (
    <span
      data-no-price
      className="block w-44 max-w-full text-start text-xs font-normal text-balance text-muted"
    >
      {reason}
    </span>
  );
}
