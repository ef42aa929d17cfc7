import type { Sheet } from '../../sheet.ts';
import { type HeaderMatch, matchHeader, matchSpelling } from './header-match.ts';
import type { ColumnHeader } from '../cells/header-texts.ts';
import { isIrrelevant } from './irrelevant-headers.ts';
import { layoutKey } from '../layouts/known-layout.ts';
import type { KnownLayout } from '../layouts/known-layouts.ts';
import type { ColumnMapping, ProductColumn } from '../layouts/product-column.ts';
import { isSaleHeader, yieldsToSale } from '../cells/sale-price.ts';
import { unitColumnsOf } from '../cells/unit-columns.ts';

/** Rows examined to determine whether a column has content. */
const sample = 50;
/** A column of a better name that is empty yields to one that is filled. */
const filledWeight = 3;

export const isFilled = (rows: Sheet['rows'], column: number): boolean =>
  rows.some((row) => {
    const value = row[column]?.value ?? '';
    return typeof value !== 'string' || value.trim() !== '';
  });

type Match = (text: string) => HeaderMatch | undefined;

function findMatch({ own, group }: ColumnHeader, match: Match): HeaderMatch | undefined {
  if (own === '') return match(group);
  return match(own) ?? (group === '' || group === own ? undefined : match(`${group} ${own}`));
}

/** Counts the columns that some headers name. */
export function countNamed(headers: readonly ColumnHeader[]): number {
  const named = headers.flatMap((header) => findMatch(header, matchSpelling)?.column ?? []);
  return new Set(named).size;
}

const toText = ({ own, group }: ColumnHeader): string => own || group;

/** The columns of a known layout: of several with the same meaning, the first that is filled. */
function layoutMapping(
  headers: readonly ColumnHeader[],
  rows: Sheet['rows'],
  layout: KnownLayout,
): Readonly<Partial<Record<ProductColumn, number>>> {
  const keys = headers.map((header) => layoutKey(toText(header)));
  const mapping: Partial<Record<ProductColumn, number>> = {};
  const positions = Object.entries(layout.columns).flatMap(([header, column]) => {
    const at = keys.indexOf(layoutKey(header));
    return at === -1 ? [] : [{ at, column, filled: isFilled(rows, at) }];
  });
  for (const { at, column } of positions.filter(({ filled }) => filled)) mapping[column] ??= at;
  for (const { at, column } of positions) mapping[column] ??= at;
  return mapping;
}

/** Assigns each column of a sheet by its layout or else by its best header match; no field is assigned twice. */
export function assignColumns(
  headers: readonly ColumnHeader[],
  below: Sheet['rows'],
  layout?: KnownLayout,
): ColumnMapping {
  const rows = below.slice(0, sample);
  const known = layout === undefined ? {} : layoutMapping(headers, rows, layout);
  const taken = new Set(Object.values(known));
  const units = new Set(Object.values(unitColumnsOf(headers.map(toText), layout)));
  const candidates = headers
    .flatMap((header, at) => {
      if (taken.has(at) || units.has(at) || isIrrelevant(toText(header), layout)) return [];
      const match = findMatch(header, matchHeader);
      return match === undefined ? [] : [{ at, ...match }];
    })
    .map((each) => ({ ...each, weight: each.weight + (isFilled(rows, each.at) ? filledWeight : 0) }))
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  const mapping: Partial<Record<ProductColumn, number>> = { ...known };
  const headerAt = (at: number): string => toText(headers[at] ?? { own: '', group: '' });
  const hasPrice = candidates.some(
    ({ column, at }) => column === 'currentPrice' && yieldsToSale(headerAt(at)),
  );
  for (const { column, at } of candidates)
    if (!hasPrice || column !== 'currentPrice' || !isSaleHeader(headerAt(at))) mapping[column] ??= at;
  return mapping;
}
