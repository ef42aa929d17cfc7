/** The row that was opened last from each table, while the app stays open. */
const opened = new Map<string, string>();

export const noteOpenedRow = (table: string, row: string): void => void opened.set(table, row);

export const isOpenedRow = (table: string, row: string): boolean => opened.get(table) === row;
