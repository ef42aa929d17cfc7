import type { RangeFactor } from '@saer/pricing/fee-table';
import type { Row } from '../lists.ts';
import { bandOf, keysOf, type Target } from './target.ts';

interface Edited {
  /** The row that is changed; undefined: one is added. */
  readonly id: number | undefined;
  readonly target: Target;
  readonly min: unknown;
  readonly max: unknown;
  readonly factor: unknown;
  readonly active: unknown;
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** The bands in use as they would be with what is typed now; what can not be read yet counts for nothing. */
export function editedBands(rows: readonly Row<'rangeFactor'>[], edited: Edited): readonly RangeFactor[] {
  const others = rows.filter(({ id, active }) => active && id !== edited.id).map(bandOf);
  const { id = 0, target, min, max, factor, active } = edited;
  const end = max === undefined || max === null ? null : max;
  const canBeRead = isWhole(min) && isWhole(factor) && (end === null || (isWhole(end) && end >= min));
  if (!canBeRead || active === false) return others;
  return [...others, bandOf({ ...keysOf(target), id, min, max: end, factor })];
}
