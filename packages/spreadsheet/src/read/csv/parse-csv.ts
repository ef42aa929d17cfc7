import type { Cell, Sheet } from '../../sheet.ts';
import { textCell } from '../cells.ts';
import type { FileLimits } from '../file-limits.ts';
import { parseCsvFast } from './parse-csv-fast.ts';
import { parseCsvWithLibrary } from './parse-csv-with-library.ts';
import { detectSeparator } from './detect-separator.ts';

/** Excel's way to name the separator, in a first line that is not a row. */
const namedSeparator = /^sep=(.)\r?\n/i;

interface TextFormat {
  /** Detected by default. */
  readonly separator?: string;
  /** Creates a cell from the text between two separators. */
  readonly cellOf?: (text: string) => Cell;
}

/** The separator of a text: the one it names, or else the detected one. */
export function separatorOf(text: string): string {
  const named = namedSeparator.exec(text);
  return named?.[1] ?? detectSeparator(text);
}

/** Separated text as rows. */
export function parseCsv(
  text: string,
  limits: FileLimits,
  { separator, cellOf = textCell }: TextFormat = {},
): Sheet['rows'] {
  const named = namedSeparator.exec(text);
  const rest = text.slice(named?.[0].length ?? 0);
  const by = separator ?? separatorOf(text);
  return parseCsvFast(rest, by, limits, cellOf) ?? parseCsvWithLibrary(rest, by, limits, cellOf);
}
