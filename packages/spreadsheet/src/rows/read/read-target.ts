import type { WrittenProduct } from '@saer/contract/products/product';
import type { ColumnUnit } from '../layouts/column-units.ts';
import type { ProductColumn } from '../layouts/product-column.ts';
import { cellNumbers, isPercentage, readNumber, readNumberText } from '../cells/read-number.ts';
import type { RowCells } from '../cells/row-cells.ts';
import { hasNoUnit } from '../cells/text-with-unit.ts';

export type RequestedTarget = Pick<WrittenProduct, 'marginRate' | 'marginAmount'>;

const columns = ['profit', 'marginRate', 'marginAmount'] as const satisfies readonly ProductColumn[];

/** A row's own target replaces that of the whole sheet. */
function withoutOthers(cells: RowCells): RowCells {
  const isOwn = columns.some((column) => cells.own(column) !== '' || cells.isWrong(column));
  return isOwn ? { ...cells, text: cells.own } : cells;
}

/** Combines two columns that can have the same meaning. */
function together(
  cells: RowCells,
  target: number | undefined,
  other: number | undefined,
): number | undefined {
  if (target !== undefined && other !== undefined && target !== other)
    return cells.wrong('profit', 'profitTwice');
  return target ?? other;
}

/** Less than one, without a sign: 0.2 may also mean 20 %. */
export const isFraction = (text: string): boolean => hasNoUnit(text) && /^[0٠۰]*[.,٫][\d٠-٩۰-۹]+$/.test(text);

/** Reads the target profit: as a sum, or as a share if it has a percent sign. */
export function readTarget(row: RowCells, written: string, unit: ColumnUnit | undefined): RequestedTarget {
  const cells = withoutOthers(row);
  const text = cells.text('profit');
  const isShare = isPercentage(text);
  // The sign is the column's, and not the cell's.
  if (unit === '%' && isFraction(written)) readNumberText(cells, 'profit', written, cellNumbers.rate);
  const profit = readNumberText(cells, 'profit', text, isShare ? cellNumbers.rate : cellNumbers.money);
  const rate = readNumber(cells, 'marginRate', cellNumbers.rate);
  const amount = readNumber(cells, 'marginAmount', cellNumbers.money);
  const marginRate = together(cells, rate, isShare ? profit : undefined);
  const marginAmount = together(cells, amount, isShare ? undefined : profit);
  return {
    ...(marginRate === undefined ? {} : { marginRate }),
    ...(marginAmount === undefined ? {} : { marginAmount }),
  };
}
