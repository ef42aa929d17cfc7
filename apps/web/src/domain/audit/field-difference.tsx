import { ArrowRight } from 'lucide-react';
import type { ToldField } from './told-field.ts';

/** A field's value before and after a change. */
export function FieldDifference({ told: { before, after } }: { readonly told: ToldField }) {
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
