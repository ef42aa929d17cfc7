import type { Sheet } from '../sheet.ts';
import { type HeaderMatch, matchHeader, matchSpelling } from './header-match.ts';
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

type Match = (text: string) => HeaderMatch | undefined;

function matchOf({ own, group }: ColumnHeader, match: Match): HeaderMatch | undefined {
  if (own === '') return match(group);
  return match(own) ?? (group === '' || group === own ? undefined : match(`${group} ${own}`));
}

/** How many columns some headers name. */
export function countNamed(headers: readonly ColumnHeader[]): number {
  const named = headers.flatMap((header) => matchOf(header, matchSpelling)?.column ?? []);
  return new Set(named).size;
}

/** Gives each column of a sheet what its header names best; nothing is given twice. */
export function assignColumns(headers: readonly ColumnHeader[], below: Sheet['rows']): ColumnMapping {
  const rows = below.slice(0, sample);
  const candidates = headers
    .flatMap((header, at) => {
      const match = matchOf(header, matchHeader);
      return match === undefined ? [] : [{ at, ...match }];
    })
    .map((each) => ({ ...each, weight: each.weight + (isFilled(rows, each.at) ? filledWeight : 0) }))
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  const mapping: Partial<Record<ProductColumn, number>> = {};
  for (const { column, at } of candidates) mapping[column] ??= at;
  return mapping;
}
