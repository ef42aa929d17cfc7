import { columnOf, type SheetCell } from './sheet-rows.ts';
import { attributesOf, elementsOf } from './xml.ts';

interface LinkedFormula {
  readonly type: string;
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

function linkedBy(tag: string): LinkedFormula[] {
  const attributes = attributesOf(tag);
  const type = attributes.get('t') ?? '';
  const [, from, top, to = from, bottom = top] =
    /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(attributes.get('ref') ?? '') ?? [];
  const [first, last] = [columnOf(from ?? ''), columnOf(to ?? '')];
  if (first === null || last === null || (from === to && top === bottom)) return [];
  return [{ type, top: Number(top) - 1, bottom: Number(bottom) - 1, first, last }];
}

/**
 * Tells whether a cell's formula is that of other cells too: the first of those that share one, or any within a formula over
 * several cells. Without it the others would be lost.
 */
export function linkedFormulas(
  xml: string,
  prefix: string,
): (row: number, cell: Pick<SheetCell, 'column'>) => boolean {
  const tied = xml.includes(' ref="')
    ? elementsOf(xml, `${prefix}f`).flatMap(({ tag }) => (tag.includes('ref') ? linkedBy(tag) : []))
    : [];
  return (row, { column }) =>
    tied.some(({ type, top, bottom, first, last }) =>
      type === 'shared'
        ? row === top && column === first
        : row >= top && row <= bottom && column >= first && column <= last,
    );
}
