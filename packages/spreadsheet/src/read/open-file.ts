import type { Sheet } from '../sheet.ts';
import { openCsv } from './csv/open-csv.ts';
import { fileContent } from './file-content.ts';
import { FileError } from './file-error.ts';
import type { FileLimits } from './file-limits.ts';
import type { FileKind, OpenedFile, UnreadableFile } from './opened-file.ts';
import { openOds } from './ods/open-ods.ts';
import { openXls } from './xls/open-xls.ts';
import { openXlsx } from './xlsx/open-xlsx.ts';
import { openPackage } from './xlsx/package.ts';

interface Read {
  readonly kind: FileKind;
  readonly sheets: readonly Sheet[];
}

async function read(bytes: Uint8Array, fileName: string, limits: FileLimits): Promise<Read> {
  const content = fileContent(bytes);
  if (content === 'zip') {
    const archive = openPackage(bytes, limits);
    return archive.kind === 'excel'
      ? openXlsx(archive, limits)
      : { kind: 'ods', sheets: await openOds(archive, limits) };
  }
  if (content === 'compound') return { kind: 'xls', sheets: openXls(bytes, limits) };
  if (content === 'text') return { kind: 'csv', sheets: [openCsv(bytes, fileName, limits)] };
  throw new FileError('notASheet', { found: content });
}

function refusal(fieldError: unknown): UnreadableFile {
  // A broken file can fail anywhere in a reader, and there is nothing more to say of it.
  if (!(fieldError instanceof FileError)) return { ok: false, reason: 'damaged' };
  const { reason, details } = fieldError;
  return { ok: false, reason, ...(details === undefined ? {} : { details }) };
}

/**
 * Opens an untrusted file; its content decides what it is. Never throws, and never uses more memory than the limits permit; the time
 * limit is up to the worker that runs it. Nothing is calculated, followed or executed.
 */
export async function openFile(bytes: Uint8Array, fileName: string, limits: FileLimits): Promise<OpenedFile> {
  if (bytes.byteLength > limits.bytes)
    return { ok: false, reason: 'fileTooLarge', details: { maximum: limits.bytes } };
  if (bytes.byteLength === 0) return { ok: false, reason: 'empty' };
  try {
    const { kind, sheets } = await read(bytes, fileName, limits);
    const filled = sheets.filter(({ rows }) => rows.length > 0);
    return filled.length === 0 ? { ok: false, reason: 'empty' } : { ok: true, kind, sheets: filled };
  } catch (fieldError) {
    return refusal(fieldError);
  }
}
