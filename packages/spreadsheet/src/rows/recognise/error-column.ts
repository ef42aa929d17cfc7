import { errorAddress } from '../read/error-address.ts';
import { mappedColumn } from '../read/column-of-error.ts';
import type { ProductColumn } from '../layouts/product-column.ts';
import { columnsAt, type SheetColumns } from './sheet-blocks.ts';

/** The place in the sheet where a row's error can be corrected. */
export type ErrorColumn =
  /** A cell, by its address and the heading that its column has there; '': it has none. */
  | { readonly kind: 'cell'; readonly address: string; readonly heading: string }
  /** The sheet has no column for it. */
  | { readonly kind: 'missingColumn'; readonly row: number; readonly column: ProductColumn }
  | { readonly kind: 'row'; readonly row: number };

/** Finds the cell of an error in the row at a position of the sheet, from 0. */
export function errorColumn(at: number, column: ProductColumn | null, columns: SheetColumns): ErrorColumn {
  const { mapping, headers } = columnsAt(columns, at);
  if (column === null) return { kind: 'row', row: at + 1 };
  const index = mappedColumn(column, mapping);
  if (index === undefined) return { kind: 'missingColumn', row: at + 1, column };
  return {
    kind: 'cell',
    address: errorAddress({ at }, { column }, mapping),
    heading: headers[index] ?? '',
  };
}
