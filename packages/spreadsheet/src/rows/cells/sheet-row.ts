import type { FieldError } from '@saer/contract/api/error-reply';
import type { WrittenProduct } from '@saer/contract/products/product';
import type { ProductColumn, RowTexts } from '../layouts/product-column.ts';

/** An error of a row, at the column where it can be corrected; null for the row as a whole. */
export interface RowError {
  readonly column: ProductColumn | null;
  readonly fieldError: FieldError;
}

/** The result of reading a row: the seller's input, to be priced, or its errors. */
export type ReadRow =
  | {
      readonly ok: true;
      readonly product: WrittenProduct;
      /** Implausible values that do not prevent a price: the row is to be checked until they are reviewed. */
      readonly doubts: readonly RowError[];
    }
  | { readonly ok: false; readonly problems: readonly RowError[] };

/** A row's texts, and its index in the sheet, from 0. */
export interface TextRow {
  readonly at: number;
  readonly texts: RowTexts;
  /** The reason it cannot be read at all, whatever its texts are. */
  readonly problem?: RowError;
  /** Numbers that could have been meant otherwise. */
  readonly doubts?: readonly RowError[];
}

/** A row of a sheet of products, read. */
export interface SheetRow extends TextRow {
  readonly read: ReadRow;
}
