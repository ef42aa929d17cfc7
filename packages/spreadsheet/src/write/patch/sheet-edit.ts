import type { CellValue } from '../../sheet.ts';

/** A column to be written: found again by its header, or added behind the last one that is used. */
export interface EditedColumn {
  readonly header: string;
  /** The row of the header, from 0; null: the sheet has none, and the column gets none. */
  readonly headerRow: number | null;
  /** By row, from 0. A row that is not named keeps what it has; null empties its cell. */
  readonly values: ReadonlyMap<number, CellValue>;
  /** How Excel shows its numbers, such as `0.00`. */
  readonly format?: string;
}

/** A column and where it goes. */
export interface PlacedColumn extends EditedColumn {
  readonly column: number;
  /** The sheet did not have it before. */
  readonly isNew: boolean;
}
