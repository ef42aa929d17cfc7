import type { Sheet } from '../../sheet.ts';
import type { FileLimits } from '../file-limits.ts';
import { decodeText } from './decode-text.ts';
import { rowsOfText } from './rows-of-text.ts';

/** A text file as a sheet, named as the file is. */
export const openCsv = (bytes: Uint8Array, fileName: string, limits: FileLimits): Sheet => ({
  name: fileName.replace(/\.[^.]*$/, ''),
  rows: rowsOfText(decodeText(bytes), limits),
});
