import { within } from '../file-error.ts';
import { type FileLimits, maxSheetRows } from '../file-limits.ts';
import { endsName } from './plain-tag.ts';

/** The shortest cell that holds anything: `<c><v>1</v></c>`. */
const shortestCell = 15;

/** If a sheet is large enough to have too many cells, they are counted before any is read. Names follow a prefix of this many bytes. */
export function rejectTooMany(bytes: Uint8Array, limits: FileLimits, prefix = 0): void {
  const { length } = bytes;
  if (length < limits.cells * shortestCell) return;
  let cells = 0;
  let rows = 0;
  for (let at = 0; at < length; at += 1) {
    if (bytes[at] !== 60) continue;
    const isEnd = bytes[at + 1] === 47;
    const name = at + (isEnd ? 2 : 1) + prefix;
    const first = bytes[name];
    // `</sheetData>`, the only end tag with this sixth letter: no more cells follow.
    if (isEnd && first === 115 && bytes[name + 5] === 68) return;
    if (isEnd) continue;
    if (first === 99 && endsName(bytes[name + 1])) cells += 1;
    else if (first === 114 && bytes[name + 1] === 111 && bytes[name + 2] === 119) rows += 1;
    else continue;
    if (cells > limits.cells) within(limits.cells, cells, 'cells');
    if (rows > maxSheetRows) within(maxSheetRows, rows, 'rows');
  }
}
