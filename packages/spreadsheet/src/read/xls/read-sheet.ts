import type { Cell, Merge, Sheet } from '../../sheet.ts';
import { booleanCell, emptyCell, numberCell, textCell } from '../cells.ts';
import { FileError } from '../file-error.ts';
import type { FileBudget } from '../file-budget.ts';
import { maxHeaderRows } from '../file-limits.ts';
import type { Grid } from '../grid.ts';
import { plainNumber } from '../number-style.ts';
import type { XlsGlobals } from './globals.ts';
import { recordIds, recordsFrom, type XlsRecord } from './records.ts';
import { textAt } from './xls-text.ts';

const errorTexts = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);
const errorCell = (code: number): Cell => textCell(errorTexts.get(code) ?? '#ERR!');

/** A number in 4 bytes: an integer or the upper half of a float, possibly multiplied by a hundred. */
function unpackNumber(packed: number): number {
  const halves = new DataView(new ArrayBuffer(8));
  halves.setUint32(0, packed & 0xfffffffc);
  const number = (packed & 2) === 0 ? halves.getFloat64(0) : packed >> 2;
  return (packed & 1) === 0 ? number : number / 100;
}

/** The last step of a formula that joins texts. */
const joins = 0x08;

/** LibreOffice leaves a nought where texts are joined and it has not calculated them itself: nobody ever saw that. */
const isLostText = ({ bytes, view }: XlsRecord): boolean =>
  view.byteLength > 22 && view.getBigUint64(6, true) === 0n && bytes[21 + view.getUint16(20, true)] === joins;

/** A formula's last result; null if it is a text, in the following record. */
function readResult(record: XlsRecord, number: (value: number) => Cell): Cell | null {
  const { view } = record;
  if (isLostText(record)) return emptyCell;
  if (view.getUint16(12, true) !== 0xffff) return number(view.getFloat64(6, true));
  const kind = view.getUint8(6);
  if (kind === 0) return null;
  if (kind === 1) return booleanCell(view.getUint8(8) !== 0);
  return kind === 2 ? errorCell(view.getUint8(8)) : emptyCell;
}

function readMerges({ view }: XlsRecord, budget: FileBudget): Merge[] {
  return Array.from({ length: view.getUint16(0, true) }, (_, i) => {
    const [row = 0, lastRow = 0, column = 0, lastColumn = 0] = [2, 4, 6, 8].map((at) =>
      view.getUint16(at + i * 8, true),
    );
    budget.merge();
    return { row, column, rows: lastRow - row + 1, columns: lastColumn - column + 1 };
  }).filter(({ row }) => row < maxHeaderRows);
}

/** Columns that a sheet of this format has. */
const maxColumns = 256;

/** A chart in a sheet is a stream within the stream, and nothing is within that. */
const deepest = 10;

function deeper(depth: number): number {
  if (depth === deepest) throw new FileError('damaged');
  return depth + 1;
}

const kinds: ReadonlySet<number> = new Set(Object.values(recordIds));

/** Reads the sheet that begins at this place of the stream and ends before the other one, or earlier. */
export function readXlsSheet(
  stream: Uint8Array,
  { name, from }: XlsGlobals['sheets'][number],
  { styles, strings, is1904 }: XlsGlobals,
  { grid, budget }: { readonly grid: Grid; readonly budget: FileBudget },
  maxRecords: number,
): Sheet {
  const merges: Merge[] = [];
  const hidden: number[] = [];
  const hiddenColumns = new Set<number>();
  let stretches = 0;
  let isRightToLeft = false;
  /** The cell whose text result is in a later record. */
  let awaited: { row: number; column: number } | null = null;
  let depth = 0;
  for (const record of recordsFrom(stream, from, maxRecords, kinds)) {
    const { id, view } = record;
    const position = () => ({ row: view.getUint16(0, true), column: view.getUint16(2, true) });
    const put = (cell: Cell, along = 0): void => {
      grid.count();
      const { row, column } = position();
      grid.put(row, column + along, cell);
    };
    const numbered = (value: number, style: number): Cell =>
      numberCell(value, styles[style] ?? plainNumber, is1904);
    if (id === recordIds.begin) depth = deeper(depth);
    else if (id === recordIds.end) depth -= 1;
    else if (id === recordIds.sharedLabel) put(strings[view.getUint32(6, true)] ?? emptyCell);
    else if (id === recordIds.label || id === recordIds.richLabel) put(textCell(textAt(record, 6, 2)));
    else if (id === recordIds.number) put(numbered(view.getFloat64(6, true), view.getUint16(4, true)));
    else if (id === recordIds.numberPacked)
      put(numbered(unpackNumber(view.getUint32(6, true)), view.getUint16(4, true)));
    else if (id === recordIds.numbersPacked)
      for (let i = 0; i < (view.byteLength - 6) / 6; i += 1) {
        const at = 4 + i * 6;
        put(numbered(unpackNumber(view.getUint32(at + 2, true)), view.getUint16(at, true)), i);
      }
    else if (id === recordIds.booleanOrError)
      put(view.getUint8(7) === 1 ? errorCell(view.getUint8(6)) : booleanCell(view.getUint8(6) !== 0));
    else if (id === recordIds.formula) {
      const result = readResult(record, (value) => numbered(value, view.getUint16(4, true)));
      if (result === null) awaited = position();
      else put(result);
    } else if (id === recordIds.formulaText && awaited !== null) {
      grid.count();
      grid.put(awaited.row, awaited.column, textCell(textAt(record, 0, 2)));
      awaited = null;
    } else if (id === recordIds.row) {
      if ((view.getUint16(12, true) & 0x20) !== 0) hidden.push(view.getUint16(0, true));
    } else if (id === recordIds.columns) {
      // No two stretches that a program writes overlap.
      if ((stretches += 1) <= maxColumns && (view.getUint16(8, true) & 1) !== 0)
        for (
          let column = view.getUint16(0, true);
          column <= Math.min(view.getUint16(2, true), maxColumns - 1);
          column += 1
        )
          hiddenColumns.add(column);
    } else if (id === recordIds.merges) merges.push(...readMerges(record, budget));
    else if (id === recordIds.view) isRightToLeft = (view.getUint16(0, true) & 0x40) !== 0;
    if (depth === 0) break;
  }
  // Every row is described before its cells.
  const hiddenRows = [...new Set(hidden)].filter((row) => grid.has(row)).toSorted((a, b) => a - b);
  return {
    name,
    rows: grid.rows,
    ...(hiddenRows.length > 0 ? { hiddenRows } : {}),
    ...(hiddenColumns.size > 0 ? { hiddenColumns: [...hiddenColumns] } : {}),
    ...(merges.length > 0 ? { merges } : {}),
    ...(isRightToLeft ? { isRightToLeft } : {}),
  };
}
