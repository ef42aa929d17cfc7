import { ArrowRight } from 'lucide-react';
import type { ChangedField } from './changed-field.ts';

/** A field's value before and after a change. */
export function FieldDifference({ changed: { before, after } }: { readonly changed: ChangedField }) {
  return (
    <>
      {before === null ? null : (
        <del className="text-muted">
          <bdi>{before}</bdi>
        </del>
      )}
      {before === null || after === null ? null : (
        <ArrowRight aria-hidden className="mx-1 inline size-3.5 text-muted rtl:-scale-x-100" />
      )}
      {after === null ? null : (
        <ins className="text-ink no-underline">
          <bdi>{after}</bdi>
        </ins>
      )}
    </>
  );
}
