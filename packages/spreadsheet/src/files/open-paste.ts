import type { Sheet } from '../sheet.ts';
import { rowsOfText } from './csv/rows-of-text.ts';
import { fileLimits } from './file-limits.ts';

/** What was copied in Excel or Google Sheets: tabs between cells, and quotes round those with a line break of their own. */
export const openPaste = (text: string): Sheet => ({ name: '', rows: rowsOfText(text, fileLimits, '\t') });
