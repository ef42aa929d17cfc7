import { columnName } from '../../cell-address.ts';
import { mappedColumn } from './column-of-error.ts';
import type { ColumnMapping } from '../layouts/product-column.ts';
import type { RowError, SheetRow } from '../cells/sheet-row.ts';

/** The address of a row's error as in Excel: `AA17`, or `17` if the sheet has no column for it. */
export function errorAddress(
  { at }: Pick<SheetRow, 'at'>,
  { column }: Pick<RowError, 'column'>,
  mapping: ColumnMapping,
): string {
  const index = mappedColumn(column, mapping);
  return `${index === undefined ? '' : columnName(index)}${at + 1}`;
}
