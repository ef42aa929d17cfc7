import type { CellValue } from '../../sheet.ts';

/** A number in place of what stood in a cell, as the cell shows numbers. */
export interface EditedNumber {
  /** Its value among plain numbers; null if it would be misread there. */
  readonly plain: number | null;
  /** Its value in a cell formatted as a percentage; null if it is not a share. */
  readonly share: number | null;
  /** The same in words, for a cell that accepts neither. */
  readonly text: string;
  /** The format to use if the cell has another one, such as a date. */
  readonly format: string;
}

/** The new value of a cell; null to empty it. */
export type EditedValue = string | EditedNumber | null;

/** Edited cells in one of the seller's columns, by row, from 0. */
export interface ColumnEdits {
  readonly column: number;
  readonly values: ReadonlyMap<number, EditedValue>;
}

/** A column to be written: found again by its header, or added behind the last one that is used. */
export interface EditedColumn {
  readonly header: string;
  /** The row of the header, from 0; null if the sheet has none, and the column gets none. */
  readonly headerRow: number | null;
  /** By row, from 0. A row that is not named stays unchanged; null empties its cell. */
  readonly values: ReadonlyMap<number, CellValue>;
  /** Format by which Excel shows its numbers, such as `0.00`. */
  readonly format?: string;
  /** It is added even where the sheet has a column of that name: that one is the seller's. */
  readonly isAdded?: true;
}

/** A column and its position. */
export interface LocatedColumn extends EditedColumn {
  readonly column: number;
  /** The sheet did not have it before. */
  readonly isNew: boolean;
}

/** Everything that is written into a sheet. */
export interface SheetEdits {
  readonly columns: readonly EditedColumn[];
  /** Columns that are read, and written only where `edited` says so, whatever their headers say. */
  readonly kept: readonly number[];
  readonly edited: readonly ColumnEdits[];
  /** Rows from here on are new: they go below all that is used, wherever that ends. */
  readonly newFrom: number;
}

/** A cell of a sheet, from 0. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** Counts of corrected cells that contain formulas. */
export interface PatchReport {
  /** Their formulas gave way to what was corrected. */
  readonly replaced: readonly Position[];
  /** They stay as they were: other cells are calculated with their formulas. */
  readonly left: readonly Position[];
  /** The position of the first new row; null if there are none. */
  readonly firstNewRow: number | null;
}
