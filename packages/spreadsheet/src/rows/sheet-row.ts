import type { FieldError } from '@saer/contract/field-error';
import type { WrittenProduct } from '@saer/contract/product';
import type { ProductColumn, RowTexts } from './product-column.ts';

/** What is wrong with a row, at the column where it can be corrected; null: with the row as a whole. */
export interface RowError {
  readonly column: ProductColumn | null;
  readonly fieldError: FieldError;
}

/** What a row comes to: a product as its seller wrote it, to be priced, or everything that is wrong with it. */
export type ReadRow =
  | {
      readonly ok: true;
      readonly product: WrittenProduct;
      /** What is hardly right though it can be priced: to be looked at, and no plain good row until it was. */
      readonly doubts: readonly RowError[];
    }
  | { readonly ok: false; readonly problems: readonly RowError[] };

/** A row's texts, and its index in the sheet, from 0. */
export interface TextRow {
  readonly at: number;
  readonly texts: RowTexts;
}

/** A row of a sheet of products, read. */
export interface SheetRow extends TextRow {
  readonly read: ReadRow;
}
