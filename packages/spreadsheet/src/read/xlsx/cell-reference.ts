/** The position of `AD12`: row and column from 0. Null if it is not a cell. */
export function parseReference(reference: string): { readonly row: number; readonly column: number } | null {
  let at = 0;
  let column = 0;
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  const row = Number(reference.slice(at));
  return at === 0 || at > 3 || !Number.isInteger(row) || row < 1 || row > 1_048_576
    ? null
    : { row: row - 1, column: column - 1 };
}
