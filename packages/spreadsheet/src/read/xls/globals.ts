import type { Cell } from '../../sheet.ts';
import { textCell } from '../cells.ts';
import { FileError, within } from '../file-error.ts';
import { maxNumberFormats } from '../file-limits.ts';
import { builtInStyle, type NumberStyle, numberStyleOf } from '../number-style.ts';
import { recordIds, recordsFrom, type XlsRecord } from './records.ts';
import { textAt, characters } from './xls-text.ts';

/** Reads on from one block to the next: a table of strings goes over many records. */
class Blocks {
  readonly #blocks: readonly Uint8Array[];
  #block = 0;
  #at = 0;

  constructor(blocks: readonly Uint8Array[]) {
    this.#blocks = blocks;
  }

  get #left(): number {
    return (this.#blocks[this.#block]?.length ?? 0) - this.#at;
  }

  /** Goes on to the next block where this one is at its end. */
  #turn(): void {
    while (this.#left === 0) {
      if (this.#block >= this.#blocks.length) throw new FileError('damaged');
      this.#block += 1;
      this.#at = 0;
    }
  }

  number(bytes: 1 | 2 | 4): number {
    let value = 0;
    for (let i = 0; i < bytes; i += 1) {
      this.#turn();
      value += (this.#blocks[this.#block]?.[this.#at] ?? 0) * 256 ** i;
      this.#at += 1;
    }
    return value;
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0;) {
      this.#turn();
      const step = Math.min(left, this.#left);
      this.#at += step;
      left -= step;
    }
  }

  /** A block that continues a text starts by repeating whether its characters are wide. */
  text(length: number, flags: number): string {
    let isWide = (flags & 1) !== 0;
    let text = '';
    for (let left = length; left > 0;) {
      if (this.#left === 0) isWide = (this.number(1) & 1) !== 0;
      const width = isWide ? 2 : 1;
      const count = Math.min(left, Math.floor(this.#left / width));
      if (count === 0) throw new FileError('damaged');
      const block = this.#blocks[this.#block] ?? new Uint8Array();
      text += characters(block.subarray(this.#at, this.#at + count * width), isWide);
      this.#at += count * width;
      left -= count;
    }
    return text;
  }
}

/** The texts that cells refer to by number, from the record that begins them and those that go on with it. */
function stringTable(blocks: readonly Uint8Array[], max: number): readonly string[] {
  const from = new Blocks(blocks);
  from.skip(4);
  const count = from.number(4);
  within(max, count, 'cells');
  return Array.from({ length: count }, () => {
    const length = from.number(2);
    const flags = from.number(1);
    const runs = (flags & 8) === 0 ? 0 : from.number(2);
    const extra = (flags & 4) === 0 ? 0 : from.number(4);
    const text = from.text(length, flags);
    from.skip(runs * 4 + extra);
    return text;
  });
}

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
