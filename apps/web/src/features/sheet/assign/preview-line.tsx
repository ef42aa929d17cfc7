import { useLingui } from '@lingui/react/macro';
import type { ColumnUnit } from '@saer/spreadsheet/rows/column-units';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { ArrowRight } from 'lucide-react';
import { useUnitSigns } from './unit-words.ts';
import { valuePreview } from './value-preview.ts';

type Props = {
  readonly examples: readonly string[];
  readonly column: ProductColumn | undefined;
  readonly unit: ColumnUnit | undefined;
};

/** The first values of a column, and the first one converted to its unit. */
export function PreviewLine({ examples, column, unit }: Props) {
  const { t } = useLingui();
  const signOf = useUnitSigns();
  if (examples.length === 0) return <p className="text-xs text-muted">{t`No values`}</p>;
  const previews =
    column === undefined || unit === undefined
      ? []
      : examples.flatMap((text) => {
          const preview = valuePreview(text, column, unit);
          return preview === null ? [] : [{ text, preview }];
        });
  const [first] = previews;
  return (
    <p className="flex min-w-0 items-center gap-x-3 text-xs text-muted">
      <span dir="auto" className="min-w-0 truncate">
        {examples.join(' · ')}
      </span>
      {first === undefined ? null : (
        <span data-testid="preview" className="inline-flex shrink-0 items-center gap-1 font-medium text-ink">
          <bdi>{first.text}</bdi>
          <ArrowRight aria-label={t`becomes`} className="size-3 rtl:-scale-x-100" />
          <bdi>
            {first.preview.figure} {signOf(first.preview.unit)}
          </bdi>
        </span>
      )}
    </p>
  );
}
