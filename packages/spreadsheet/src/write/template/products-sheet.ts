import { maxBatchRows } from '@saer/contract/calculate';
import type { Cell, WriteSheet } from 'hucre/xlsx';
import { columnName } from '../../cell-address.ts';
import { columnWidth } from '../input-column.ts';
import { headerStyles } from './header-styles.ts';
import { templateColumns } from './template-columns.ts';
import type { Lists } from './template-lists.ts';

/** The product sheet: coloured headers, lists to choose from, and formatted columns. */
export function productSheet(
  lists: Lists,
  name: string,
  listsName: string,
  headers: readonly string[],
): WriteSheet {
  return {
    name,
    columns: templateColumns.map(({ column }, at) => ({ width: columnWidth(column, headers[at] ?? '') })),
    rows: [[...headers]],
    rowDefs: new Map([[0, { height: 32 }]]),
    cells: new Map(
      templateColumns.map(({ need }, at): [string, Partial<Cell>] => [
        `0,${at}`,
        { value: headers[at] ?? '', type: 'string', style: headerStyles[need] },
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
