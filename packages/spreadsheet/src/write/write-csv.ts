import type { CellValue, Column } from '../sheet.ts';
import { escapeFormula } from '../escape-formula.ts';

const BOM = '\uFEFF';

/** Decimal places of a format, and whether it is a percentage; undefined if numbers are written as they are. */
interface Decimals {
  readonly decimals: number;
  readonly isRate: boolean;
}
const countDecimals = (format: string | undefined): Decimals | undefined =>
  format === undefined
    ? undefined
    : { decimals: /\.(0+)/.exec(format)?.[1]?.length ?? 0, isRate: format.endsWith('%') };

function numberField(value: number, decimals: Decimals | undefined): string {
  if (!Number.isFinite(value)) return '';
  if (decimals === undefined) return String(value);
  return decimals.isRate ? `${(value * 100).toFixed(decimals.decimals)}%` : value.toFixed(decimals.decimals);
}

const quoted = (text: string): string =>
  text.includes('"') ? `"${text.replaceAll('"', '""')}"` : `"${text}"`;

/** Numbers are unquoted, so that they remain numbers; text is always quoted, and never starts like a formula. */
const field = (value: CellValue, decimals?: Decimals): string => {
  if (value === null) return '';
  if (typeof value === 'number') return numberField(value, decimals);
  return quoted(typeof value === 'string' ? escapeFormula(value) : String(value));
};

const ended = (fields: readonly string[]): string => `${fields.join(',')}\r\n`;

/** The beginning of a .csv: the mark by which Excel knows UTF-8, and the headers. */
export const csvHead = (columns: readonly Column[]): string =>
  `${BOM}${ended(columns.map(({ header }) => field(header)))}`;

/** Writes rows of a .csv, with commas, ended as Windows does. */
export function csvLines(columns: readonly Column[]): (row: readonly CellValue[]) => string {
  const decimals = columns.map(({ format }) => countDecimals(format));
  return (row) => ended(decimals.map((each, at) => field(row[at] ?? null, each)));
}

/** Writes rows as .csv. */
export const writeCsv = (
  columns: readonly Column[],
  rows: readonly (readonly CellValue[])[],
): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${csvHead(columns)}${rows.map(csvLines(columns)).join('')}`);
