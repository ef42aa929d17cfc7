import { columnName } from '../../cell-address.ts';
import type { Sheet } from '../../sheet.ts';
import { isFilled } from './assign-columns.ts';
import { shortText } from '../cells/cell-texts.ts';
import { matchHeader } from './header-match.ts';
import type { ColumnMapping, ProductColumn } from '../layouts/product-column.ts';
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

/** Texts that programs write over a column without a name: “Column27”, “Unnamed: 26”. */
const placeholder = /^(?:(?:column|col|field|unnamed|عمود|العمود)[\s:_#-]*\d*|\d+)$/i;

/** True if a header leaves the letters to decide: it says nothing, or the same. */
function isSilent(header: string, at: number, column: ProductColumn): boolean {
  const text = header.trim();
  const [letters = ''] = /^[A-Z]+(?=\d*$)/i.exec(text) ?? [];
  if (text === '' || placeholder.test(text) || letters.toUpperCase() === columnName(at)) return true;
  return matchHeader(header)?.column === column;
}

/** Assigns by letter the columns that no header assigned, if they have content, are not assigned otherwise, and their headers do not say something else. */
export function withLetters(
  mapping: ColumnMapping,
  below: Sheet['rows'],
  headers: readonly string[],
): ColumnMapping {
  const taken = new Set(Object.values(mapping));
  const { sizeClass, cost, profit } = columnsByLetter;
  const isFree = (column: keyof typeof columnsByLetter): boolean => {
    const at = columnsByLetter[column];
    return !taken.has(at) && isFilled(below.slice(0, 50), at) && isSilent(headers[at] ?? '', at, column);
  };
  const hasTarget =
    mapping.profit !== undefined || mapping.marginRate !== undefined || mapping.marginAmount !== undefined;
  return {
    ...(mapping.sizeClass === undefined && isFree('sizeClass') ? { sizeClass } : {}),
    ...(mapping.cost === undefined && isFree('cost') ? { cost } : {}),
    ...(!hasTarget && isFree('profit') ? { profit } : {}),
    ...mapping,
  };
}
