const letters = 26;

/** A column's letters, the first being 0: `A`, `Z`, `AA`. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % letters));
  return column < letters ? last : `${columnName(Math.floor(column / letters) - 1)}${last}`;
}

/** The address of a cell as in Excel: `Classes!F7`. Row and column start at 0. */
export const cellAddress = (sheet: string, row: number, column: number): string =>
  `${sheet}!${columnName(column)}${row + 1}`;
