import { sideUnitOf, weightUnitOf } from '@saer/i18n/parse-in-unit';
import type { Cell, Sheet } from '../../sheet.ts';
import { shortText } from './cell-texts.ts';
import { numberIn } from './column-numbers.ts';
import type { ColumnMapping } from '../layouts/product-column.ts';
import { sidesTogether } from './sides-text.ts';

/** A value and the unit it says; '': it is in that of its column. */
interface Measure<Unit extends string> {
  readonly value: number;
  readonly unit: Unit | '';
}

export type WeightName = 'g' | 'kg' | 'lb' | 'oz';
export type SideName = 'cm' | 'mm' | 'm' | 'in';

/** The parts of a row that matter for inferring parcel units. */
export interface ParcelRow {
  readonly at: number;
  readonly weight: Measure<WeightName> | undefined;
  readonly sides: readonly [Measure<SideName>, Measure<SideName>, Measure<SideName>] | undefined;
  readonly text: string;
}

/** Rows examined to infer the units of all. */
const max = 4_000;

const textIn = (row: readonly Cell[], at: number | undefined): string => {
  const cell = at === undefined ? undefined : row[at];
  return cell === undefined || typeof cell.value !== 'string' ? '' : shortText(cell);
};

function measureIn<Unit extends string>(
  cell: Cell | undefined,
  inRow: string,
  unitOf: (words: string) => Unit | undefined,
): Measure<Unit> | undefined {
  const number = cell === undefined ? undefined : numberIn(cell, 0);
  if (number === undefined || !(number.value > 0)) return undefined;
  const words = number.beside === '' ? inRow : number.beside;
  if (words === '') return { value: number.value, unit: '' };
  const unit = unitOf(words);
  return unit === undefined ? undefined : { value: number.value, unit };
}

const textCell = (value: string): Cell => ({ value, isPercent: false });

/** The parcels of a sheet's rows: of a long sheet so many of them, from its beginning to its end. */
export function parcelRows(
  { rows }: Sheet,
  first: number,
  mapping: ColumnMapping,
  unitColumns: Readonly<Partial<Record<keyof ColumnMapping, number>>>,
): ParcelRow[] {
  const { weight, longestSide, medianSide, shortestSide } = mapping;
  if (weight === undefined && longestSide === undefined) return [];
  const found: ParcelRow[] = [];
  const step = Math.max(1, Math.floor((rows.length - first) / max));
  for (let at = first; at < rows.length; at += step) {
    const row = rows[at] ?? [];
    const side = (column: number | undefined, cell?: Cell) =>
      measureIn(
        cell ?? (column === undefined ? undefined : row[column]),
        textIn(row, unitColumns.longestSide),
        sideUnitOf,
      );
    const together = longestSide === undefined ? undefined : sidesTogether(textIn(row, longestSide));
    const [one, two, three] =
      together === undefined
        ? [side(longestSide), side(medianSide), side(shortestSide)]
        : together.map((text) => side(undefined, textCell(text)));
    const weightCell = weight === undefined ? undefined : row[weight];
    const found1 = measureIn(weightCell, textIn(row, unitColumns.weight), weightUnitOf);
    const sides =
      one === undefined || two === undefined || three === undefined
        ? undefined
        : ([one, two, three] as const);
    if (found1 === undefined && sides === undefined) continue;
    found.push({ at, weight: found1, sides, text: weightCell === undefined ? '' : shortText(weightCell) });
  }
  return found;
}
