import { columnName } from '../../cell-address.ts';
import type { LocatedColumn } from './sheet-edit.ts';
import { columnOf } from './sheet-rows.ts';
import { attributesOf, elementsOf, findElement, withAttribute } from './xml.ts';

/** In characters. */
const [narrowest, widest] = [12, 40];

const widthOf = ({ header }: LocatedColumn): number =>
  Math.min(widest, Math.max(narrowest, header.length + 2));

/** The rows and columns that are written into. */
export interface Reach {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** The sheet's dimension, extended by the additions. */
function withDimension(head: string, prefix: string, reach: Reach): string {
  const dimension = findElement(head, `${prefix}dimension`);
  const ref = dimension === undefined ? undefined : attributesOf(dimension.tag).get('ref');
  const [, from = '', first, to = from, last = first] =
    /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(ref ?? '') ?? [];
  const [begin, end] = [columnOf(from), columnOf(to)];
  if (dimension === undefined || begin === null || end === null) return head;
  const top = `${columnName(Math.min(begin, reach.firstColumn))}${Math.min(Number(first), reach.firstRow + 1)}`;
  const bottom = `${columnName(Math.max(end, reach.lastColumn))}${Math.max(Number(last), reach.lastRow + 1)}`;
  const tag = withAttribute(dimension.tag, 'ref', `${top}:${bottom}`);
  return `${head.slice(0, dimension.start)}${tag}${head.slice(dimension.inner)}`;
}

/** The column widths with those of new columns, which replace previous ones. */
function withWidths(head: string, prefix: string, added: readonly LocatedColumn[]): string {
  const ours = added
    .toSorted((a, b) => a.column - b.column)
    .map((each) => ({
      min: each.column + 1,
      xml: `<${prefix}col min="${each.column + 1}" max="${each.column + 1}" width="${widthOf(each)}" customWidth="1"/>`,
    }));
  const [first, last] = [ours[0]?.min ?? 0, ours.at(-1)?.min ?? 0];
  if (ours.length === 0) return head;
  const cols = findElement(head, `${prefix}cols`);
  if (cols === undefined)
    return `${head}<${prefix}cols>${ours.map(({ xml }) => xml).join('')}</${prefix}cols>`;
  const theirs = elementsOf(head, `${prefix}col`, cols.inner, cols.innerEnd).flatMap(({ tag }) => {
    const attributes = attributesOf(tag);
    const [min, max] = [Number(attributes.get('min')), Number(attributes.get('max'))];
    if (max < first || min > last) return [{ min, xml: tag }];
    const part = (from: number, to: number) =>
      from > to
        ? []
        : [{ min: from, xml: withAttribute(withAttribute(tag, 'min', `${from}`), 'max', `${to}`) }];
    return [...part(min, first - 1), ...part(last + 1, max)];
  });
  const all = [...theirs, ...ours].toSorted((a, b) => a.min - b.min);
  return `${head.slice(0, cols.inner)}${all.map(({ xml }) => xml).join('')}${head.slice(cols.innerEnd)}`;
}

/** The part before a sheet's rows, updated for added columns. */
export function patchHead(
  head: string,
  prefix: string,
  columns: readonly LocatedColumn[],
  reach: Reach,
): string {
  const added = columns.filter(({ isNew }) => isNew);
  return withWidths(withDimension(head, prefix, reach), prefix, added);
}
