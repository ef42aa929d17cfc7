const quoted = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as spreadsheets hand them on: a tab between cells, a line a row, quotes where a cell has either. */
export const clipboardText = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(quoted).join('\t')).join('\r\n');
