import { cellText } from './rows/cells/cell-texts.ts';
import type { Cell } from './sheet.ts';
import { streamCsv, type TakeRow } from './read/csv/stream-csv.ts';
import { fileContent } from './read/file-content.ts';
import { FileError } from './read/file-error.ts';
import { type FileLimits, largeFileLimits } from './read/file-limits.ts';
import { openFile } from './read/open-file.ts';
import type { FileKind, UnreadableFile } from './read/opened-file.ts';

const megabyte = 1024 * 1024;

/** A workbook of a hundred thousand rows with the fifty columns of noon's longest report. */
const workbookLimits: FileLimits = { ...largeFileLimits, cells: 6_000_000, positions: 12_000_000 };

interface RowsOptions {
  readonly onRow: TakeRow;
  /** Called between pieces of text with the bytes read so far. A workbook is unpacked at one go. */
  readonly onProgress: (bytes: number) => Promise<void> | void;
  /** The largest text file, and the rows of it. */
  readonly maxTextBytes?: number;
  readonly maxRows: number;
}

/** A number as it is saved, not as it is displayed: a price shown as `5` may be 4.9986. */
const toText = (cell: Cell): string =>
  typeof cell.value === 'number' && cell.shown === undefined
    ? String(cell.value)
    : cellText({ ...cell, isPercent: false });

/**
 * Every row of an untrusted file as texts, one after the other: separated text in pieces, so that its size matters little, and workbooks
 * within their limits, of which the sheet with the most rows is read. Never throws for what is in the file.
 */
export async function rowsOfFile(
  file: Blob & { readonly name: string },
  { onRow, onProgress, maxTextBytes = 256 * megabyte, maxRows }: RowsOptions,
): Promise<{ readonly ok: true; readonly kind: FileKind } | UnreadableFile> {
  if (file.size === 0) return { ok: false, reason: 'empty' };
  const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const content = fileContent(start);
  if (content === 'text') {
    if (file.size > maxTextBytes)
      return { ok: false, reason: 'fileTooLarge', details: { maximum: maxTextBytes } };
    try {
      await streamCsv(file.stream(), { onRow, onProgress, maxRows });
      return { ok: true, kind: 'csv' };
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const { reason, details } = error;
      return { ok: false, reason, ...(details === undefined ? {} : { details }) };
    }
  }
  if (file.size > workbookLimits.bytes)
    return { ok: false, reason: 'fileTooLarge', details: { maximum: workbookLimits.bytes } };
  const opened = await openFile(new Uint8Array(await file.arrayBuffer()), file.name, workbookLimits);
  if (!opened.ok) return opened;
  const [sheet] = opened.sheets.toSorted((a, b) => b.rows.length - a.rows.length);
  for (const [at, cells] of (sheet?.rows ?? []).entries()) onRow(cells.map(toText), at + 1);
  return { ok: true, kind: opened.kind };
}
