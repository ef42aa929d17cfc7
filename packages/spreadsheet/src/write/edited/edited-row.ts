import type { ProductResult } from '@saer/quoting/product-result';
import type { WrittenProduct } from '@saer/contract/products/product';
import type { RowTexts } from '../../rows/layouts/product-column.ts';
import type { SheetLayout } from '../../rows/recognise/sheet-rows.ts';
import type { RowError } from '../../rows/cells/sheet-row.ts';

/** A row of a sheet after it was corrected. */
export interface EditedRow {
  /** Its position in the uploaded sheet, from 0; null if the sheet has no such row. */
  readonly at: number | null;
  readonly texts: RowTexts;
  /** null if it has errors. */
  readonly good: { readonly product: WrittenProduct; readonly result: ProductResult } | null;
  readonly problems: readonly RowError[];
}

/** Interpretation of a sheet before it was corrected. */
export interface ReadLayout extends SheetLayout {
  /** Values for empty cells. */
  readonly defaults: RowTexts;
}
