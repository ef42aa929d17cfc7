import type { Currency } from '@saer/i18n/currency';

/** The value of a cell: for a formula its last result, for a date its day. */
export type CellValue = string | number | boolean | null;

export interface Cell {
  readonly value: CellValue;
  /** The number is displayed as a percentage: 0.15 means 15 %. */
  readonly isPercent: boolean;
  /** The displayed text, if it contains more than the number: the leading zeros of a barcode. */
  readonly shown?: string;
  /** The unit its number format shows beside it, such as `kg`, as it is written there. */
  readonly unit?: string;
  /** The currency its number format shows beside it: `SAR` too, which says more than a header does. */
  readonly currency?: Currency;
  /** The value is the day of a date, not a text that looks like one. */
  readonly isDate?: true;
  /** A formula failed: the value is what Excel shows for it, such as `#DIV/0!`. */
  readonly isError?: true;
}

/** Merged cells: the first row and column, and the number of each. Only the first cell has content. */
export interface Merge {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** One sheet as it was read: rows of cells, the first row and the first column being 0. Rows may differ in length. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly merges?: readonly Merge[];
  /** The columns that are hidden, by place from 0. */
  readonly hiddenColumns?: readonly number[];
  /** The rows with content that are hidden, by hand or by a filter, by place from 0. */
  readonly hiddenRows?: readonly number[];
  /** The sheet's first column is on the right. */
  readonly isRightToLeft?: true;
  /** A text file with semicolons between its cells, as it is written where the comma is the decimal mark. */
  readonly hasSemicolons?: true;
}

/** A column of a sheet to be written. */
export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /** Excel's number format, such as `0.00`; omitted for the default. */
  readonly format?: string;
}

/** A sheet to be written: a bold header that stays in view, and rows below it. */
export interface WrittenSheet {
  readonly name: string;
  /** Rows above the header, and cells joined into one there or in it. */
  readonly above?: readonly (readonly CellValue[])[];
  readonly merges?: readonly Merge[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly CellValue[])[];
}
