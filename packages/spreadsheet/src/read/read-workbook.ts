import { FileError } from './file-error.ts';
import { fileLimits } from './file-limits.ts';
import { openXlsx } from './xlsx/open-xlsx.ts';
import { openPackage } from './xlsx/package.ts';
import type { Sheet } from '../sheet.ts';

export interface WorkbookLimits {
  /** Bytes of the file. */
  readonly bytes: number;
  /** Bytes of its packed content. */
  readonly unpacked: number;
  /** Rows of a sheet, its header among them. */
  readonly rows: number;
}

export type ReadWorkbook =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly reason: 'notAWorkbook' | 'tooLarge' };

/**
 * Reads an untrusted .xlsx workbook, and no other format. Anything too large is rejected before it is unpacked; a file with any
 * other error is not a workbook. Formulas are not calculated: their last result is read.
 */
export async function readWorkbook(bytes: Uint8Array, limits: WorkbookLimits): Promise<ReadWorkbook> {
  if (bytes.byteLength > limits.bytes) return { ok: false, reason: 'tooLarge' };
  try {
    const all = { ...fileLimits, ...limits };
    const archive = openPackage(bytes, all);
    if (archive.kind !== 'excel' || archive.hasMacros) return { ok: false, reason: 'notAWorkbook' };
    return { ok: true, sheets: (await openXlsx(archive, all)).sheets };
  } catch (fieldError) {
    // A broken file can fail anywhere in the reader, and there is nothing more to say of it.
    const reason = fieldError instanceof FileError ? fieldError.reason : 'damaged';
    return {
      ok: false,
      reason: reason === 'fileTooLarge' || reason === 'tooManyCells' ? 'tooLarge' : 'notAWorkbook',
    };
  }
}
