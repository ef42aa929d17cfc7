import type { Sheet } from '../../sheet.ts';
import { columnNumbers } from '../cells/column-numbers.ts';
import type { QuestionReason } from '../cells/column-question.ts';
import type { ColumnMapping } from '../layouts/product-column.ts';
import { targetColumnOf } from './target-headers.ts';

const fewestRows = 3;

/** Results differ from row to row, and have odd figures behind the point. */
function isRound(value: number, isPercent: boolean): boolean {
  const percent = isPercent ? value * 100 : value;
  return Math.abs(percent * 2 - Math.round(percent * 2)) < 1e-6;
}

/**
 * Uses a margin or a profit as the seller's target, if the sheet contains no other target and it does not look like a result. A
 * value that is the same in every row is a target; others are asked about.
 */
export function withTargetColumns(
  mapping: ColumnMapping,
  headers: readonly string[],
  sheet: Sheet,
  first: number,
): { readonly mapping: ColumnMapping; readonly unsure: ReadonlyMap<number, QuestionReason> } {
  const nothing = { mapping, unsure: new Map<number, QuestionReason>() };
  const { profit, marginRate, marginAmount, price, currentPrice } = mapping;
  if (profit !== undefined || marginRate !== undefined || marginAmount !== undefined) return nothing;
  const taken = new Set(Object.values(mapping));
  const [found] = headers.flatMap((header, at) => {
    const wish = taken.has(at) ? undefined : targetColumnOf(header);
    if (wish === undefined) return [];
    const numbers = columnNumbers(sheet, first, at);
    return numbers.length === 0 ? [] : [{ at, wish, numbers }];
  });
  if (found === undefined) return nothing;
  const { at, wish, numbers } = found;
  const kinds = new Set(numbers.map(({ text }) => text)).size;
  const isSame = kinds === 1 && numbers.length >= fewestRows;
  const hasPrice = price !== undefined || currentPrice !== undefined;
  const areRound = numbers.every(({ value, isPercent, beside }) =>
    isRound(value, isPercent && beside === ''),
  );
  const areFew = kinds * 3 <= numbers.length || numbers.length < fewestRows * 2;
  const isTarget = isSame || !hasPrice || (wish === 'rate' && areRound && areFew);
  if (!isTarget || numbers.some(({ value }) => value < 0)) return nothing;
  const column = wish === 'rate' ? 'marginRate' : 'profit';
  return {
    mapping: { ...mapping, [column]: at },
    unsure: isSame ? nothing.unsure : new Map<number, QuestionReason>([[at, 'wishOrResult']]),
  };
}
