import type { WrittenProduct } from '@saer/contract/product';
import type { ProductColumn } from './product-column.ts';
import { cellNumbers, isPercentage, readNumber, readNumberText } from './read-number.ts';
import type { RowCells } from './row-cells.ts';

export type Wanted = Pick<WrittenProduct, 'marginRate' | 'marginAmount'>;

const columns = ['profit', 'marginRate', 'marginAmount'] as const satisfies readonly ProductColumn[];

/** A row's own wish stands alone: what is wanted of the whole sheet is for the rows that say nothing. */
function withoutOthers(cells: RowCells): RowCells {
  const isOwn = columns.some((column) => cells.own(column) !== '' || cells.isWrong(column));
  return isOwn ? { ...cells, text: cells.own } : cells;
}

/** Of the two columns that can say the same, what they say together. */
function together(
  cells: RowCells,
  wanted: number | undefined,
  other: number | undefined,
): number | undefined {
  if (wanted !== undefined && other !== undefined && wanted !== other)
    return cells.wrong('profit', 'profitTwice');
  return wanted ?? other;
}

/** Reads the profit that is wanted: as a sum, or as a share where it bears a percent sign. */
export function readTarget(row: RowCells): Wanted {
  const cells = withoutOthers(row);
  const text = cells.text('profit');
  const isShare = isPercentage(text);
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
