import { FileError } from '../file-error.ts';

/** The record types of an .xls workbook that matter here. */
export const recordIds = {
  formula: 0x0006,
  end: 0x000a,
  dateMode: 0x0022,
  password: 0x002f,
  continued: 0x003c,
  sheet: 0x0085,
  columns: 0x007d,
  numbersPacked: 0x00bd,
  richLabel: 0x00d6,
  format: 0x00e0,
  merges: 0x00e5,
  strings: 0x00fc,
  sharedLabel: 0x00fd,
  number: 0x0203,
  label: 0x0204,
  booleanOrError: 0x0205,
  formulaText: 0x0207,
  row: 0x0208,
  view: 0x023e,
  numberPacked: 0x027e,
  formatCode: 0x041e,
  begin: 0x0809,
} as const;

export interface XlsRecord {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/** The records of a stream from a place on: of these kinds, or all of them. More of them than there may be are damage. */
export function* recordsFrom(
  stream: Uint8Array,
  from: number,
  max: number,
  kinds: ReadonlySet<number> | null = null,
): Generator<XlsRecord> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let records = 0;
  for (let at = from; at + 4 <= stream.length;) {
    const id = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    if (at + 4 + length > stream.length) throw new FileError('damaged');
    if (kinds === null || kinds.has(id)) {
      if ((records += 1) > max) throw new FileError('damaged');
      const bytes = stream.subarray(at + 4, at + 4 + length);
      yield { id, bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    }
    at += 4 + length;
  }
}
