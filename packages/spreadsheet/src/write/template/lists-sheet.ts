import type { WriteSheet } from 'hucre/xlsx';
import { templateColumns } from './template-columns.ts';
import type { Lists } from './template-lists.ts';

/** Each list in a separate column, in the order of the product sheet. */
export function listsSheet(lists: Lists, name: string, headers: readonly string[]): WriteSheet {
  const columns = templateColumns.map(({ column }) => lists[column] ?? []);
  const length = Math.max(0, ...columns.map((values) => values.length));
  return {
    name,
    rows: [[...headers], ...Array.from({ length }, (_, row) => columns.map((values) => values[row] ?? null))],
    hidden: true,
  };
}
