import { attributesOf, elementsOf, findElement } from './xml.ts';
import { cellIn, isFilled, type Row, styleOf } from './sheet-rows.ts';
import type { ParsedSheet } from './locate-columns.ts';

/** Rows above in which the look of a column is found: nearly always the first of them has it. */
const looked = 50;

/** The declared style of a column, for missing cells. */
function columnStyle({ xml, prefix, data }: ParsedSheet, column: number): number {
  const cols = findElement(xml, `${prefix}cols`, 0, data.start);
  if (cols === undefined) return 0;
  for (const { tag } of elementsOf(xml, `${prefix}col`, cols.inner, cols.innerEnd)) {
    const attributes = attributesOf(tag);
    const [min, max] = [Number(attributes.get('min')), Number(attributes.get('max'))];
    if (min <= column + 1 && column < max) return Number(attributes.get('style') ?? 0) || 0;
  }
  return 0;
}

/**
 * The style of a missing cell: that of the one above it in its column, or of the first one below, or of the column. `index` is that
 * of the row in the sheet's rows, or where it would be.
 */
export function usualStyles(
  sheet: ParsedSheet,
  headerRow: number,
): (index: number, column: number) => number {
  const { xml, prefix, rows } = sheet;
  const found = rows.findIndex(({ at }) => at > headerRow);
  const firstProduct = found === -1 ? rows.length : found;
  const below = new Map<number, number>();
  const styleIn = (row: Row | undefined, column: number): number | null => {
    const cell = row === undefined ? undefined : cellIn(xml, prefix, row, column);
    return cell === undefined || !isFilled(xml, prefix, cell) ? null : styleOf(cell);
  };
  const firstStyle = (from: number, column: number): number => {
    const known = below.get(column);
    if (known !== undefined) return known;
    let style: number | null = null;
    for (let index = from; index < rows.length && style === null; index += 1)
      style = styleIn(rows[index], column);
    const first = style ?? columnStyle(sheet, column);
    below.set(column, first);
    return first;
  };
  return (index, column) => {
    // The first rows are the headers: their style is not that of the rows below.
    for (let above = index - 1; above >= Math.max(firstProduct, index - looked); above -= 1) {
      const style = styleIn(rows[above], column);
      if (style !== null) return style;
    }
    return firstStyle(Math.max(index, firstProduct), column);
  };
}
