import type { ErrorDetails } from '@saer/contract/api/error-reply';
import type { Sheet } from '../sheet.ts';

/** Why a file is not read. */
export type FileRefusal =
  /** No sheet: a picture, a web page, a document … (`details.found`). */
  | 'notASheet'
  /** More bytes than are read (`details.maximum`). */
  | 'fileTooLarge'
  /** More rows, columns or cells than permitted (`details.of`, `details.maximum`), or as much unpacked data. */
  | 'tooManyCells'
  /** Cut off, or broken within. */
  | 'damaged'
  | 'encrypted'
  | 'empty'
  | 'tookTooLong';

export interface UnreadableFile {
  readonly ok: false;
  readonly reason: FileRefusal;
  readonly details?: ErrorDetails;
}

/** `xlsm`: a workbook with macros, of which only the cells are read. Only an `xlsx` is written into again. */
export type FileKind = 'xlsx' | 'xlsm' | 'xls' | 'ods' | 'csv';

/** The files that are read, as a file input takes them. */
export const acceptedFiles = [
  '.xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel.sheet.macroEnabled.12,application/vnd.oasis.opendocument.spreadsheet',
].join(',');

/** A file as its sheets: the visible ones with content, at least one, in the order of the file. */
export type OpenedFile =
  | { readonly ok: true; readonly kind: FileKind; readonly sheets: readonly Sheet[] }
  | UnreadableFile;
