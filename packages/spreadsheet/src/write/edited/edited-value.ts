import { parseDecimal } from '@saer/i18n/parse-decimal';
import { columnText } from '../../rows/cells/cell-texts.ts';
import type { Currency } from '@saer/i18n/currency';
import type { ColumnUnit } from '../../rows/layouts/column-units.ts';
import { money, numericColumns, type Quantity, rate } from '../../rows/cells/numeric-columns.ts';
import type { ProductColumn } from '../../rows/layouts/product-column.ts';
import { isPercentage } from '../../rows/cells/read-number.ts';
import { textInRiyals } from '../../rows/cells/row-currency.ts';
import { hasNoUnit, textWithUnit } from '../../rows/cells/text-with-unit.ts';
import type { CellValue } from '../../sheet.ts';
import type { EditedValue } from '../patch/sheet-edit.ts';

function findQuantity(column: ProductColumn, spoken: string): Quantity | undefined {
  if (column === 'profit') return isPercentage(spoken) ? rate : money;
  return numericColumns[column]?.quantity;
}

const wholeShare = 10_000;

/** A bare number as entered; undefined if the text is not one. */
function bareNumber(text: string): number | undefined {
  const parsed = hasNoUnit(text) ? parseDecimal(text) : undefined;
  if (parsed === undefined || !parsed.ok || parsed.decimal.negative) return undefined;
  return Number(`${parsed.decimal.whole}.${parsed.decimal.fraction || '0'}`);
}

/** The same as a cell of its own holds it, without a format: as a number, or in words where that would be read otherwise. */
export const plainValue = (value: EditedValue): CellValue =>
  typeof value === 'object' && value !== null ? (value.plain ?? value.text) : value;

/**
 * A text of the grid as written into a column with a unit: reading the cell again gives the intended value, or the text itself if it
 * is not a number the column can contain. `currency` is the one in which a bare number in that cell would be read, if not in riyals.
 */
export function editedValue(
  text: string,
  column: ProductColumn,
  unit: ColumnUnit | undefined,
  currency?: Currency,
): EditedValue {
  if (text === '') return null;
  const spoken = textWithUnit(text, column, unit);
  const quantity = findQuantity(column, spoken);
  const inWords = quantity?.inWords;
  if (quantity === undefined || inWords === undefined) return text;
  const inCell = (value: CellValue, isPercent = false): string => {
    const bare = columnText({ value, isPercent }, column, unit);
    return currency === undefined ? bare : textInRiyals(bare, currency, undefined);
  };
  // A bare number would be read in the currency of its header, format or row.
  const words = inCell(text) === text ? text : `${text}${inWords.unit}`;
  const parsed = inWords.parse(spoken);
  if (!parsed.ok) return words;
  const means = (again: string): boolean => {
    const read = findQuantity(column, again) === quantity ? inWords.parse(again) : { ok: false };
    const isSure = quantity !== rate || parsed.value === 0 || parsed.value >= 100 || isPercentage(again);
    return isSure && 'value' in read && read.value === parsed.value;
  };
  const readAgain = (value: CellValue, isPercent = false): string =>
    textWithUnit(inCell(value, isPercent), column, unit);
  const perUnit = quantity.perUnit[unit ?? ''];
  const plain = bareNumber(text) ?? (perUnit === undefined ? null : parsed.value / perUnit);
  const share = quantity === rate ? parsed.value / wholeShare : null;
  return {
    plain: plain !== null && means(readAgain(plain)) ? plain : null,
    share: share !== null && means(readAgain(share, true)) ? share : null,
    text: words,
    format: numericColumns[column]?.quantity.format ?? '0.00',
  };
}
