import type { Cell, Sheet } from '../../sheet.ts';
import { unescapeFormula } from '../../escape-formula.ts';
import { textCell } from '../cells.ts';
import type { FileLimits } from '../file-limits.ts';
import { parseCsv, separatorOf } from './parse-csv.ts';
import { detectUtf16 } from './detect-utf16.ts';

function decodedUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: the caller tries what Arabic Excel writes.
    return null;
  }
}

/** A text file as text: UTF-8, UTF-16 or, as Arabic Excel writes it, Windows-1256. */
function decodeText(bytes: Uint8Array): string {
  const order = detectUtf16(bytes);
  if (order !== null) return new TextDecoder(order).decode(bytes);
  return decodedUtf8(bytes) ?? new TextDecoder('windows-1256').decode(bytes);
}

/** Removes the sign that our own files put before text that looks like a formula. */
const plainCell = (text: string): Cell => textCell(unescapeFormula(text));

/** A text file as a sheet, named as the file is. */
export function openCsv(bytes: Uint8Array, fileName: string, limits: FileLimits): Sheet {
  const text = decodeText(bytes);
  const separator = separatorOf(text);
  return {
    name: fileName.replace(/\.[^.]*$/, ''),
    rows: parseCsv(text, limits, { separator, cellOf: plainCell }),
    ...(separator === ';' ? { hasSemicolons: true } : {}),
  };
}
