import { maxBatchRows } from '@saer/contract/products/calculate';
import type { Cell, WriteSheet } from 'hucre/xlsx';
import { columnName } from '../../cell-address.ts';
import type { ProductColumn } from '../../rows/layouts/product-column.ts';
import type { CellValue } from '../../sheet.ts';
import { columnFormat, columnWidth } from '../input-column.ts';
import { headerStyles } from './header-styles.ts';
import { templateColumns } from './template-columns.ts';
import type { Lists } from './template-lists.ts';

interface ProductSheet {
  readonly lists: Lists;
  readonly name: string;
  readonly listsName: string;
  readonly headers: readonly string[];
  /** Products below the headers. */
  readonly rows: readonly (readonly CellValue[])[];
}

/** A filled cell, as its column is formatted: a barcode remains text when it is edited. */
function filledCell(column: ProductColumn, value: CellValue): Partial<Cell> {
  if (typeof value === 'string')
    return { value, type: 'string', style: column === 'barcode' ? { numFmt: '@' } : {} };
  const format = columnFormat(column);
  return { value, style: format === undefined ? {} : { numFmt: format } };
}

/** The product sheet: coloured headers, lists to choose from, and formatted columns. */
export function productSheet({ lists, name, listsName, headers, rows }: ProductSheet): WriteSheet {
  return {
    name,
    columns: templateColumns.map(({ column }, at) => ({ width: columnWidth(column, headers[at] ?? '') })),
    rows: [[...headers], ...rows.map((row) => [...row])],
    rowDefs: new Map([[0, { height: 32 }]]),
    cells: new Map(
      templateColumns.flatMap(({ column, need }, at): [string, Partial<Cell>][] => [
        [`0,${at}`, { value: headers[at] ?? '', type: 'string', style: headerStyles[need] }],
        ...rows.flatMap((row, index): [string, Partial<Cell>][] => {
          const value = row[at] ?? null;
          return value === null ? [] : [[`${index + 1},${at}`, filledCell(column, value)]];
        }),
      ]),
    ),
    dataValidations: templateColumns.flatMap(({ column }, at) => {
      const values = lists[column];
      const letters = columnName(at);
      return values === undefined
        ? []
        : [
            {
              type: 'list' as const,
              formula1: `'${listsName}'!$${letters}$2:$${letters}$${values.length + 1}`,
              range: `${letters}2:${letters}${maxBatchRows + 1}`,
              allowBlank: true,
              // Values that are not on the list may still be understood: they are checked on upload.
              errorStyle: 'warning' as const,
              showErrorMessage: true,
            },
          ];
    }),
    freezePane: { rows: 1 },
  };
}
