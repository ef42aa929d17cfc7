/** What a cell holds: of a formula its last result, of a date its day. */
export type CellValue = string | number | boolean | null;

export interface Cell {
  readonly value: CellValue;
  /** The number is shown as a percentage: 0.15 stands for 15 %. */
  readonly isPercent: boolean;
  /** What Excel shows where that says more than the number: the zeros in front of a barcode. */
  readonly shown?: string;
  /** The unit its number format shows beside it, such as `kg`, as it is written there. */
  readonly unit?: string;
  /** A formula failed: the value is what Excel shows for it, such as `#DIV/0!`. */
  readonly isError?: true;
}

/** Cells that are shown as one: the first row and column, and how many of each. Only the first of them holds anything. */
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
  /** The sheet is shown with its first column at the right. */
  readonly isRightToLeft?: true;
}

/** A column of a sheet to be written. */
export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /** How Excel shows its numbers, such as `0.00`; left out: as they come. */
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
