/** Limits of reading a file: anything beyond is rejected, not truncated. */
export interface FileLimits {
  /** Bytes of the file. */
  readonly bytes: number;
  /** Bytes of all the parts of a workbook that are unpacked, together. */
  readonly unpacked: number;
  /** Visible worksheets. */
  readonly sheets: number;
  /** The last row and column of a sheet that may have content, counted from 1. */
  readonly rows: number;
  readonly columns: number;
  /** Cells of all sheets together, empty ones that have a style among them. */
  readonly cells: number;
  /** The same with the empty places to the left of each row's last cell: each takes memory. */
  readonly positions: number;
  /** Letters of the texts in all cells together; a text that a thousand cells share counts a thousand times. */
  readonly letters: number;
  /** Merged cells of all sheets together. */
  readonly merges: number;
  /** Time limit for reading. Enforced by whoever starts the reading worker. */
  readonly milliseconds: number;
}

const megabyte = 1024 * 1024;

/** Four times the largest sheet that is stored, and photographs beside it. */
export const fileLimits: FileLimits = {
  bytes: 16 * megabyte,
  unpacked: 32 * megabyte,
  sheets: 100,
  rows: 10_000,
  columns: 512,
  cells: 400_000,
  positions: 5_200_000,
  letters: 20_000_000,
  merges: 20_000,
  milliseconds: 10_000,
};

/** For a seller's own machine, where nobody else waits: a hundred thousand rows of thirty columns, with titles above. */
export const largeFileLimits: FileLimits = {
  bytes: 64 * megabyte,
  unpacked: 320 * megabyte,
  sheets: 100,
  rows: 101_000,
  columns: 512,
  cells: 4_000_000,
  positions: 12_000_000,
  letters: 100_000_000,
  merges: 20_000,
  milliseconds: 60_000,
};

/** Excel's own limit for the text of a cell. What is longer was not typed into one, and is cut there. */
export const maxCellText = 32_767;
/** Rows that a sheet of Excel has, and so the most that any may have, empty ones among them. */
export const maxSheetRows = 1_048_576;
/** Number formats of a workbook that are read: Excel stops at 250. */
export const maxNumberFormats = 1_000;
/** A merged cell below this row is not a header, and is ignored. */
export const maxHeaderRows = 100;
