import { columnName } from '../../cell-address.ts';
import type { CellValue } from '../../sheet.ts';
import { escapeXml } from './xml.ts';

/** As much text as Excel takes in a cell. */
const longestText = 32_767;

/** A cell's XML. Text is inline and typed as text: whatever it looks like, it is not a formula. */
export function writtenCell(
  prefix: string,
  { row, column, value, style }: { row: number; column: number; value: CellValue; style: number },
): string {
  const s = style === 0 ? '' : ` s="${style}"`;
  const open = `<${prefix}c r="${columnName(column)}${row + 1}"${s}`;
  if (typeof value === 'number' && Number.isFinite(value))
    return `${open}><${prefix}v>${value}</${prefix}v></${prefix}c>`;
  if (typeof value === 'boolean')
    return `${open} t="b"><${prefix}v>${value ? '1' : '0'}</${prefix}v></${prefix}c>`;
  if (typeof value !== 'string' || value === '') return `${open}/>`;
  const space = /^\s|\s$|\s\s/.test(value) ? ' xml:space="preserve"' : '';
  const text = escapeXml(value.slice(0, longestText));
  return `${open} t="inlineStr"><${prefix}is><${prefix}t${space}>${text}</${prefix}t></${prefix}is></${prefix}c>`;
}
