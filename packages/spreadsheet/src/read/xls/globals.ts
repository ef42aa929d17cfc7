import type { Cell } from '../../sheet.ts';
import { textCell } from '../cells.ts';
import { FileError } from '../file-error.ts';
import { maxNumberFormats } from '../file-limits.ts';
import { builtInStyle, type NumberStyle, numberStyleOf } from '../number-style.ts';
import { recordIds, recordsFrom, type XlsRecord } from './records.ts';
import { stringTable } from './string-table.ts';
import { textAt } from './xls-text.ts';

/** Shared data of an .xls workbook that its cells refer to, and the offsets of its visible sheets. */
export interface XlsGlobals {
  readonly is1904: boolean;
  readonly styles: readonly NumberStyle[];
  readonly strings: readonly Cell[];
  readonly sheets: readonly { readonly name: string; readonly from: number }[];
}

const excel97 = 0x0600;
/** Records before the first sheet: styles, names, and the strings in pieces of 8 kB. */
const maxRecords = 200_000;

function requireExcel97(first: XlsRecord | undefined): void {
  if (first?.id !== recordIds.begin) throw new FileError('damaged');
  if (first.view.getUint16(0, true) !== excel97) throw new FileError('notASheet', { found: 'oldExcel' });
}

/** A sheet's entry: its offset, whether it is hidden, whether it is a worksheet, and its name. */
function sheetEntry(record: XlsRecord): { name: string; from: number }[] {
  const isHidden = (record.view.getUint8(4) & 3) !== 0;
  const isOfCells = record.view.getUint8(5) === 0;
  return isHidden || !isOfCells ? [] : [{ name: textAt(record, 6, 1), from: record.view.getUint32(0, true) }];
}

export function readGlobals(stream: Uint8Array, maxStrings: number): XlsGlobals {
  const records: XlsRecord[] = [];
  for (const record of recordsFrom(stream, 0, maxRecords)) {
    if (record.id === recordIds.password) throw new FileError('encrypted');
    if (record.id === recordIds.end) break;
    records.push(record);
  }
  requireExcel97(records[0]);
  const all = (id: number): XlsRecord[] => records.filter((record) => record.id === id);
  const codes = new Map(
    all(recordIds.formatCode)
      .slice(0, maxNumberFormats)
      .map((record) => [record.view.getUint16(0, true), numberStyleOf(textAt(record, 2, 2))]),
  );
  const first = records.findIndex(({ id }) => id === recordIds.strings);
  const after = records.findIndex(({ id }, at) => at > first && id !== recordIds.continued);
  const blocks = first < 0 ? [] : records.slice(first, after < 0 ? undefined : after);
  return {
    is1904: all(recordIds.dateMode).some(({ view }) => view.getUint16(0, true) === 1),
    styles: all(recordIds.format).map(({ view }) => {
      const id = view.getUint16(2, true);
      return codes.get(id) ?? builtInStyle(id);
    }),
    strings:
      blocks.length === 0
        ? []
        : stringTable(
            blocks.map(({ bytes }) => bytes),
            maxStrings,
          ).map(textCell),
    sheets: all(recordIds.sheet).flatMap(sheetEntry),
  };
}
