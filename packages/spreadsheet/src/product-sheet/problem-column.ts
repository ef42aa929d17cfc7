import { problemAddress } from './problem-address.ts';
import { mappedColumn } from './fault-column.ts';
import type { ColumnMapping, ProductColumn } from './product-column.ts';

/** Where a row's problem is to be corrected, as people look for it in their sheet. */
export type ProblemColumn =
  /** A cell, by its address and the heading that its column has there; '': it has none. */
  | { readonly kind: 'cell'; readonly address: string; readonly heading: string }
  /** The sheet has no column for it. */
  | { readonly kind: 'missingColumn'; readonly row: number; readonly column: ProductColumn }
  | { readonly kind: 'row'; readonly row: number };

/** Finds the cell of a problem in the row at a place of the sheet, from 0. */
export function problemColumn(
  at: number,
  column: ProductColumn | null,
  { mapping, headers }: { readonly mapping: ColumnMapping; readonly headers: readonly string[] },
): ProblemColumn {
  if (column === null) return { kind: 'row', row: at + 1 };
  const index = mappedColumn(column, mapping);
  if (index === undefined) return { kind: 'missingColumn', row: at + 1, column };
  return {
    kind: 'cell',
    address: problemAddress({ at }, { column }, mapping),
    heading: headers[index] ?? '',
  };
}
