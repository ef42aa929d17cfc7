import { within } from '../file-fault.ts';
import type { FileLimits } from '../file-limits.ts';
import { endsName } from './plain-tag.ts';

/** Rows that a sheet of Excel has, and so the most that any may have, empty ones among them. */
export const mostRows = 1_048_576;
/** The shortest cell that holds anything: `<c><v>1</v></c>`. */
const shortestCell = 15;

/** In a sheet so large that its cells could be too many they are counted, before any of them is read. */
export function refuseTooMany(bytes: Uint8Array, limits: FileLimits): void {
  const { length } = bytes;
  if (length < limits.cells * shortestCell) return;
  let cells = 0;
  let rows = 0;
  for (let at = 0; at < length; at += 1) {
    if (bytes[at] !== 60) continue;
    const first = bytes[at + 1];
    // `</sheetData>`, told from every other end by its eighth letter: no more cells come.
    if (first === 47 && bytes[at + 2] === 115 && bytes[at + 7] === 68) return;
    if (first === 99 && endsName(bytes[at + 2])) cells += 1;
    else if (first === 114 && bytes[at + 2] === 111 && bytes[at + 3] === 119) rows += 1;
    else continue;
    if (cells > limits.cells) within(limits.cells, cells, 'cells');
    if (rows > mostRows) within(mostRows, rows, 'rows');
  }
}
