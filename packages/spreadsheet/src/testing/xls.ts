import { Buffer } from 'node:buffer';
import { compound, type Stream } from './compound.ts';

export const record = (id: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
};

export const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [i, value] of values.entries()) bytes.writeUInt16LE(value & 0xffff, i * 2);
  return bytes;
};

export const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};

const longWord = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

const wideText = (text: string): Buffer => Buffer.concat([Buffer.from([1]), Buffer.from(text, 'utf16le')]);

const begin = (kind: number): Buffer => record(0x809, words(0x600, kind, 0, 0, 0, 0, 0, 0));
const end = record(0x0a);
/** A table of strings in two records, cut in the middle of the second string: the rest begins by saying that it is narrow. */
const cutStrings = (first: string, second: string): Buffer =>
  Buffer.concat([
    record(
      0xfc,
      longWord(2),
      longWord(2),
      words(first.length),
      wideText(first),
      words(second.length),
      wideText(second.slice(0, 3)),
    ),
    record(0x3c, Buffer.from([0]), Buffer.from(second.slice(3), 'latin1')),
  ]);

export interface XlsSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  readonly records: readonly Buffer[];
}

const entryLength = (name: string): number => 4 + 4 + 2 + 1 + 1 + name.length * 2;

/** An .xls workbook whose records are written by hand. Styles: 0 plain, 1 a percentage, 2 a day, 3 eight digits, 4 euros. */
export function xlsOf(
  sheets: readonly XlsSheet[],
  globals: readonly Buffer[] = [],
  streams: readonly Stream[] = [],
): Uint8Array {
  const styles = [0, 10, 14, 164, 165].map((format) =>
    record(0xe0, words(0, format, 0, 0, 0, 0, 0, 0, 0, 0)),
  );
  const code = record(0x41e, words(164, 8), Buffer.from([0]), Buffer.from('00000000'));
  const euros = '0.00 "€"';
  const currency = record(0x41e, words(165, euros.length), wideText(euros));
  const head = [begin(5), ...globals, code, currency, ...styles, cutStrings('باركود', 'شحن fast')];
  const bodies = sheets.map(({ records }) => Buffer.concat([begin(0x10), ...records, end]));
  const headLength =
    head.reduce((sum, { length }) => sum + length, 0) +
    sheets.reduce((sum, { name }) => sum + entryLength(name), 0) +
    end.length;
  const entries = sheets.map(({ name, isHidden }, i) => {
    const from = headLength + bodies.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return record(
      0x85,
      longWord(from),
      Buffer.from([isHidden === true ? 1 : 0, 0, name.length]),
      wideText(name),
    );
  });
  return compound([
    { name: 'Workbook', content: Buffer.concat([...head, ...entries, end, ...bodies]) },
    ...streams,
  ]);
}
