import type { ErrorCode } from '@saer/contract/api/error-code';
import { type Named, type NameIndex, nameLike, nameWithCode } from '../names/name-index.ts';
import type { ProductColumn } from '../layouts/product-column.ts';
import type { RowCells } from '../cells/row-cells.ts';

const maxListed = 6;

/** The names of some rows in the script of the input, for choosing one of them; equal names with their codes. */
export function optionsLike(typed: string, rows: readonly Named[]): string {
  const names = rows.map((row) => nameLike(typed, row));
  const listed = rows.slice(0, maxListed).map(({ code }, at) => {
    const name = names[at] ?? code;
    return names.filter((each) => each === name).length > 1 ? nameWithCode(name, code) : name;
  });
  return `${listed.join(' · ')}${rows.length > maxListed ? ' …' : ''}`;
}

/** Notes that nothing bears a name, and which known name may have been meant. */
export function unknownName(
  cells: RowCells,
  column: ProductColumn,
  code: ErrorCode,
  text: string,
  { nearest }: Pick<NameIndex<Named>, 'nearest'>,
): undefined {
  const near = nearest(text);
  return cells.wrong(column, code, { [column]: text, ...(near === undefined ? {} : { nearest: near }) });
}

/** The row that a column names; undefined if the cell is empty or wrong. */
export function readNamed<Row extends Named>(
  cells: RowCells,
  column: ProductColumn,
  code: ErrorCode,
  index: NameIndex<Row>,
  fits: (row: Row) => boolean = () => true,
): Row | undefined {
  const text = cells.text(column);
  if (text === '') return undefined;
  const found = index.find(text);
  const fitting = found.filter(fits);
  const meant = fitting.length > 0 ? fitting : found;
  const [first] = meant;
  if (first === undefined) return unknownName(cells, column, code, text, index);
  if (meant.length === 1) return first;
  return cells.wrong(column, 'ambiguousName', { name: text, options: optionsLike(text, meant) });
}
