import type { CellValue } from '../../sheet.ts';

/** A number in place of what stood in a cell, as the cell shows numbers. */
export interface EditedNumber {
  /** As it stands among plain numbers; null: it would be read as another one there. */
  readonly plain: number | null;
  /** As it stands in a cell that shows percentages; null: it is no share. */
  readonly share: number | null;
  /** The same in words, for a cell that takes neither. */
  readonly text: string;
  /** How it is shown where the cell shows something else, such as days. */
  readonly format: string;
}

/** What stands in a cell from now on; null: nothing. */
export type EditedValue = string | EditedNumber | null;

/** Cells of a column of the seller's that are written anew, by row, from 0. */
export interface ColumnEdits {
  readonly column: number;
  readonly values: ReadonlyMap<number, EditedValue>;
}

/** A column to be written: found again by its header, or added behind the last one that is used. */
export interface EditedColumn {
  readonly header: string;
  /** The row of the header, from 0; null: the sheet has none, and the column gets none. */
  readonly headerRow: number | null;
  /** By row, from 0. A row that is not named keeps what it has; null empties its cell. */
  readonly values: ReadonlyMap<number, CellValue>;
  /** How Excel shows its numbers, such as `0.00`. */
  readonly format?: string;
  /** It is added even where the sheet has a column of that name: that one is the seller's. */
  readonly isAdded?: true;
}

/** A column and where it goes. */
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

/** What became of cells that were corrected and are calculated. */
export interface PatchReport {
  /** Their formulas gave way to what was corrected. */
  readonly replaced: readonly Position[];
  /** They stay as they were: other cells are calculated with their formulas. */
  readonly left: readonly Position[];
  /** Where the new rows begin; null: there are none. */
  readonly firstNewRow: number | null;
}
