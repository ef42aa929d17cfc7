import type { Sheet } from '../sheet.ts';
import { isFilled } from './assign-columns.ts';
import { shortText } from './cell-texts.ts';
import type { ColumnMapping } from './product-column.ts';
import { parseMoney } from '@saer/i18n/parse-money';

/** The specification's layout: packaging type in Q, product cost in AA, required profit in AD. */
export const columnsByLetter = { sizeClass: 16, cost: 26, profit: 29 } as const;

const isMoney = (row: Sheet['rows'][number]): boolean => {
  const cell = row[columnsByLetter.cost];
  if (cell === undefined) return false;
  const parsed = parseMoney(shortText(cell));
  return parsed.ok ? parsed.value > 0 : parsed.reason === 'tooManyDecimals';
};

/** The first row with a sum in the cost column; null if the sheet has another layout. */
export function firstCostRow({ rows }: Sheet): number | null {
  const at = rows.slice(0, 50).findIndex(isMoney);
  return at === -1 ? null : at;
}

/** Assigns by letter the columns that no header assigned, if they have content and are not assigned otherwise. */
export function withLetters(mapping: ColumnMapping, below: Sheet['rows']): ColumnMapping {
  const taken = new Set(Object.values(mapping));
  const isFree = (column: number) => !taken.has(column) && isFilled(below.slice(0, 50), column);
  const { sizeClass, cost, profit } = columnsByLetter;
  const hasTarget =
    mapping.profit !== undefined || mapping.marginRate !== undefined || mapping.marginAmount !== undefined;
  return {
    ...(mapping.sizeClass === undefined && isFree(sizeClass) ? { sizeClass } : {}),
    ...(mapping.cost === undefined && isFree(cost) ? { cost } : {}),
    ...(!hasTarget && isFree(profit) ? { profit } : {}),
    ...mapping,
  };
}
