import type { ErrorCode } from '@saer/contract/api/error-code';
import type { FieldError } from '@saer/contract/api/error-reply';
import { noResult } from '../../read/cells.ts';
import type { ColumnUnits } from '../layouts/column-units.ts';
import { oneLine } from '@saer/i18n/one-line';
import { type ProductColumn, productColumns, type RowTexts } from '../layouts/product-column.ts';
import { splitPrice } from './sale-price.ts';
import type { RowError } from './sheet-row.ts';
import { textWithUnit } from './text-with-unit.ts';

/** A row on its way to a product: its texts, and what was found wrong so far. */
export interface RowCells {
  /** The row's own value; '' if there is none. */
  readonly own: (column: ProductColumn) => string;
  /** The same, or the default of an empty cell. */
  readonly text: (column: ProductColumn) => string;
  /** Records an error. A column has one at a time: the first that was found. */
  readonly wrong: (column: ProductColumn, code: ErrorCode, details?: FieldError['details']) => undefined;
  readonly isWrong: (column: ProductColumn) => boolean;
  readonly problems: readonly RowError[];
}

/** Error values of formulas in Excel and Google Sheets. */
const FAILED = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|ERROR!|GETTING_DATA)$/;

export function rowCells(texts: RowTexts, defaults: RowTexts, units: ColumnUnits = {}): RowCells {
  const problems: RowError[] = [];
  const isWrong: RowCells['isWrong'] = (column) => problems.some((problem) => problem.column === column);
  const wrong: RowCells['wrong'] = (column, code, details = {}) => {
    if (!isWrong(column)) problems.push({ column, fieldError: { code, field: column, details } });
    return undefined;
  };
  const owned = new Map<ProductColumn, string>();
  for (const column of productColumns) {
    const raw = texts[column];
    if (raw === undefined || raw === '') continue;
    const text = oneLine(raw);
    if (text === '') continue;
    if (text === noResult) wrong(column, 'formulaWithoutResult');
    else if (text.startsWith('#') && FAILED.test(text)) wrong(column, 'formulaFailed', { value: text });
    else {
      const value = column === 'currentPrice' ? splitPrice(text).price : text;
      if (value !== '') owned.set(column, textWithUnit(value, column, units[column]));
    }
  }
  const own: RowCells['own'] = (column) => owned.get(column) ?? '';
  return {
    own,
    text: (column) => owned.get(column) ?? oneLine(defaults[column] ?? ''),
    wrong,
    isWrong,
    problems,
  };
}

/** Notes that a column must be filled, unless something else is wrong with it. */
export const needed = (cells: RowCells, column: ProductColumn): undefined => cells.wrong(column, 'required');
