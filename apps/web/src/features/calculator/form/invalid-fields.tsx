import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftField } from '@saer/contract/products/calculator-draft';
import { fieldNames } from './field-names.ts';

/** Names the invalid parts of a link, so that nobody mistakes a default for the sent value. */
export function InvalidFields({ fields }: { readonly fields: readonly DraftField[] }) {
  const { t, i18n } = useLingui();
  if (fields.length === 0) return null;
  const names = [...new Set(fields.map((field) => i18n._(fieldNames[field])))].join(t`, `);
  return (
    <p aria-live="polite" className="rounded-control bg-warning-soft px-4 py-3 text-sm text-ink">
      <Trans>Part of the link couldn’t be used; defaults were applied: {names}.</Trans>
    </p>
  );
}
