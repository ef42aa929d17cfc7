import type { Sheet } from '../sheet.ts';
import { type HeaderMatch, matchHeader } from './header-match.ts';
import type { ColumnHeader } from './header-texts.ts';
import type { ColumnMapping, ProductColumn } from './product-column.ts';

/** So many rows tell whether a column holds anything. */
const sample = 50;
/** A column of a better name that is empty yields to one that is filled. */
const filledWeight = 3;

export const isFilled = (rows: Sheet['rows'], column: number): boolean =>
  rows.some((row) => {
    const value = row[column]?.value ?? '';
    return typeof value !== 'string' || value.trim() !== '';
  });

function matchOf({ own, group }: ColumnHeader): HeaderMatch | undefined {
  if (own === '') return matchHeader(group);
  return matchHeader(own) ?? (group === '' || group === own ? undefined : matchHeader(`${group} ${own}`));
}

/** Gives each column of a sheet what its header names best; nothing is given twice. */
export function assignColumns(headers: readonly ColumnHeader[], below: Sheet['rows']): ColumnMapping {
  const rows = below.slice(0, sample);
  const candidates = headers
    .flatMap((header, at) => {
      const match = matchOf(header);
      return match === undefined ? [] : [{ at, ...match }];
    })
    .map((each) => ({ ...each, weight: each.weight + (isFilled(rows, each.at) ? filledWeight : 0) }))
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  const mapping: Partial<Record<ProductColumn, number>> = {};
  for (const { column, at } of candidates) mapping[column] ??= at;
  return mapping;
}
