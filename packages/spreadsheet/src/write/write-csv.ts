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

/** Writes rows as .csv: UTF-8 with the mark by which Excel knows it, commas, and every line ended as Windows does. */
export function writeCsv(columns: readonly Column[], rows: readonly (readonly CellValue[])[]): Uint8Array {
  const lines = [
    columns.map(({ header }) => field(header)),
    ...rows.map((row) => columns.map(({ format }, at) => field(row[at] ?? null, format))),
  ];
  return new TextEncoder().encode(`${BOM}${lines.map((line) => `${line.join(',')}\r\n`).join('')}`);
}
