/** How much of a file is looked at: whatever is beyond is refused, not cut off. */
export interface FileLimits {
  /** Bytes of the file. */
  readonly bytes: number;
  /** Bytes of all the parts of a workbook that are unpacked, together. */
  readonly unpacked: number;
  /** The last row and the last column of a sheet that may hold anything, counted from 1. */
  readonly rows: number;
  readonly columns: number;
  /** Cells of all sheets together, empty ones that have a style among them. */
  readonly cells: number;
  /** How long reading may take. Kept by whoever starts the worker that reads. */
  readonly milliseconds: number;
}

const megabyte = 1024 * 1024;

/** Four times the largest sheet that is stored, and photographs beside it. */
export const fileLimits: FileLimits = {
  bytes: 16 * megabyte,
  unpacked: 32 * megabyte,
  rows: 10_000,
  columns: 512,
  cells: 400_000,
  milliseconds: 10_000,
};

/** For a seller's own machine, where nobody else waits: a hundred thousand rows of thirty columns, with titles above. */
export const largeFileLimits: FileLimits = {
  bytes: 64 * megabyte,
  unpacked: 320 * megabyte,
  rows: 101_000,
  columns: 512,
  cells: 4_000_000,
  milliseconds: 60_000,
};
