import { columnName } from '@saer/spreadsheet/cell-address';
import { type ColumnUnit, type ColumnUnits, unitsOf } from '@saer/spreadsheet/rows/column-units';
import { type ProductColumn, productColumns } from '@saer/spreadsheet/rows/product-column';
import { AppError } from '../../http/app-error.ts';

/** The items of a comma-separated list; extra commas are ignored. */
const splitList = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `weight:kg` */
function sentUnit(part: string): readonly [ProductColumn, ColumnUnit] {
  const [name = '', sent = '', ...more] = part.split(':').map((each) => each.trim());
  const column = productColumns.find((each) => each === name && unitsOf(each).length > 0);
  if (column === undefined || more.length > 0)
    throw new AppError({ code: 'unknownField', field: 'units', details: { name: part } });
  const unit = unitsOf(column).find((each) => each === sent);
  if (unit === undefined)
    throw new AppError({
      code: 'notOneOf',
      field: 'units',
      details: {
        options: unitsOf(column)
          .map((each) => `${column}:${each}`)
          .join(', '),
      },
    });
  return [column, unit];
}

/** The units a caller sends: `weight:kg,cost:withVat`. */
export function sentUnits(text: string | undefined): ColumnUnits {
  const units = new Map<ProductColumn, ColumnUnit>();
  for (const [column, unit] of splitList(text).map(sentUnit)) {
    if ((units.get(column) ?? unit) !== unit) throw new AppError({ code: 'invalidValue', field: 'units' });
    units.set(column, unit);
  }
  return Object.fromEntries(units);
}

/** The places of the columns a caller leaves out: `F,AC`. */
export function ignoredColumns(text: string | undefined, width: number): readonly number[] {
  const letters = new Set(splitList(text).map((part) => part.toUpperCase()));
  const positions = Array.from({ length: width }, (_, at) => at).filter((at) =>
    letters.delete(columnName(at)),
  );
  if (letters.size > 0)
    throw new AppError({
      code: 'notOneOf',
      field: 'ignored',
      details: { options: `A–${columnName(Math.max(width, 1) - 1)}` },
    });
  return positions;
}
