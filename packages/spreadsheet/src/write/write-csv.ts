import type { CellValue, Column } from '../sheet.ts';
import { guarded } from './formula-guard.ts';

const BOM = '\uFEFF';
const decimals = (format: string): number => /\.(0+)/.exec(format)?.[1]?.length ?? 0;

function written(value: CellValue, format: string | undefined): string {
  if (value === null) return '';
  if (typeof value !== 'number') return typeof value === 'string' ? guarded(value) : String(value);
  if (!Number.isFinite(value)) return '';
  if (format === undefined) return String(value);
  return format.endsWith('%')
    ? `${(value * 100).toFixed(decimals(format))}%`
    : value.toFixed(decimals(format));
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Numbers stand bare, so that they stay numbers; text is always quoted, and never begins like a formula. */
const field = (value: CellValue, format?: string): string =>
  typeof value === 'number' ? written(value, format) : value === null ? '' : quoted(written(value, format));

const ended = (fields: readonly string[]): string => `${fields.join(',')}\r\n`;

/** The beginning of a .csv: the mark by which Excel knows UTF-8, and the headers. */
export const csvHead = (columns: readonly Column[]): string =>
  `${BOM}${ended(columns.map(({ header }) => field(header)))}`;

/** A row of a .csv, with commas, ended as Windows does. */
export const csvLine = (columns: readonly Column[], row: readonly CellValue[]): string =>
  ended(columns.map(({ format }, at) => field(row[at] ?? null, format)));

/** Writes rows as .csv. */
export const writeCsv = (
  columns: readonly Column[],
  rows: readonly (readonly CellValue[])[],
): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${csvHead(columns)}${rows.map((row) => csvLine(columns, row)).join('')}`);
