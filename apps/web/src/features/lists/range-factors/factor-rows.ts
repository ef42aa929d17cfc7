import { formatAmount } from '@saer/i18n/format-money';
import type { RangeFactor } from '@saer/pricing/fees/fee-table';
import { checkRangeFactors } from '@saer/pricing/fees/check-range-factors';
import type { Texts } from '../../../domain/figure-grid/figure-row.ts';
import type { GridEdits, GridModel } from '../../../domain/figure-grid/grid-edits.ts';
import {
  numberKinds,
  type InputErrors,
  type NumberKind,
  required,
} from '../../../domain/number-field/read-number.ts';
import { aboveZero, type InputError, readNumber } from '@saer/i18n/read-number';
import type { Row } from '../admin-list-types.ts';
import { factorKind, getBand, getKeys, type Target } from './target.ts';

export type Factor = Row<'rangeFactor'>;
export type FactorField = 'min' | 'max' | 'factor';
export type FactorTexts = Texts<FactorField>;
export type FactorEdits = GridEdits<FactorField, Factor>;

/** Says how bands become the texts of a grid: an empty end is an open one. */
export const factorModel: GridModel<FactorField, Factor> = {
  fields: ['min', 'max', 'factor'],
  textsOf: ({ min, max, factor }) => ({
    min: formatAmount(min),
    max: max === null ? '' : formatAmount(max),
    factor: factorKind.format(factor),
  }),
  emptyTexts: { min: '', max: '', factor: '' },
  isBlank: ({ min, max, factor }) => `${min}${max}${factor}`.trim() === '',
};

/** A factor above zero. */
export const factorNumber: NumberKind = {
  read: (text) => aboveZero('rate', readNumber(factorKind.parse(text))),
  print: factorKind.format,
};

export interface BandFigures {
  readonly min: number;
  readonly max: number | null;
  readonly factor: number;
}

/** The typed texts as figures, or their errors. */
export function readFactor(texts: FactorTexts): {
  readonly values: BandFigures | undefined;
  readonly errors: InputErrors;
} {
  const errors = new Map<string, InputError>();
  const read = (field: FactorField, kind: NumberKind, isNeeded: boolean): number | null => {
    const number = kind.read(texts[field]);
    if (number.is === 'number') return number.value;
    if (number.is === 'wrong') errors.set(field, number.problem);
    else if (isNeeded) errors.set(field, required);
    return null;
  };
  const min = read('min', numberKinds.money, true);
  const max = read('max', numberKinds.money, false);
  const factor = read('factor', factorNumber, true);
  if (min !== null && max !== null && max < min) errors.set('max', { code: 'bandReversed', details: {} });
  const isWhole = errors.size === 0 && min !== null && factor !== null;
  return { values: isWhole ? { min, max, factor } : undefined, errors };
}

/** The bands in use as typed: those that cannot be read, are removed or not in use are left out. Each goes by its row's key. */
export function typedBands(
  target: Target,
  rows: readonly Factor[],
  edits: FactorEdits,
): readonly RangeFactor[] {
  const own = getKeys(target);
  const saved = rows.filter(({ active, id }) => active && !edits.has(String(id))).map(getBand);
  const typed = [...edits].flatMap(([key, { base, texts }]) => {
    const { values } = texts === undefined ? { values: undefined } : readFactor(texts);
    if (values === undefined || base?.active === false) return [];
    return [{ ...getBand({ ...own, id: 0, ...values }), id: key }];
  });
  return [...saved, ...typed];
}

/** Errors of edited bands by cell: each for itself, and where it overlaps another one. */
export function factorErrors(target: Target, rows: readonly Factor[], edits: FactorEdits): InputErrors {
  const errors = new Map<string, InputError>();
  for (const { lower, higher } of checkRangeFactors(typedBands(target, rows, edits)).overlaps) {
    const [mine, other] = edits.has(higher.id) ? [higher, lower] : [lower, higher];
    if (!edits.has(mine.id)) continue;
    const details = { min: mine.min, max: mine.max, otherMin: other.min, otherMax: other.max };
    errors.set(`${mine.id}.min`, { code: 'bandsOverlap', details });
  }
  for (const [key, { texts }] of edits) {
    if (texts === undefined || factorModel.isBlank(texts)) continue;
    for (const [field, error] of readFactor(texts).errors) errors.set(`${key}.${field}`, error);
  }
  return errors;
}

/** A band as typed, its key the saved row's or a new one. */
export type FactorRow = FactorTexts & {
  readonly key: string;
  /** undefined: a new band. */
  readonly saved: Factor | undefined;
  readonly isRemoved: boolean;
};

/** A band without figures. */
export const emptyBand = (): FactorRow => ({
  key: crypto.randomUUID(),
  saved: undefined,
  isRemoved: false,
  ...factorModel.emptyTexts,
});

/** A band that begins where the highest one ends. */
export function createBand(bands: readonly RangeFactor[]): FactorRow {
  const ends = bands.map(({ max }) => max);
  const isOpen = ends.includes(null);
  const highest = ends.reduce<number>((end, max) => Math.max(end, max ?? 0), 0);
  return { ...emptyBand(), min: isOpen ? '' : formatAmount(highest + 1) };
}

/** The bands of a target from the lowest cost to the highest, as saved, and new ones below them. */
export function factorRows(saved: readonly Factor[], edits: FactorEdits): readonly FactorRow[] {
  const known = saved
    .toSorted((one, other) => one.min - other.min)
    .map((row): FactorRow => {
      const key = String(row.id);
      const edit = edits.get(key);
      const texts = edit?.texts ?? factorModel.textsOf(row);
      return { ...texts, key, saved: row, isRemoved: edit !== undefined && edit.texts === undefined };
    });
  const keys = new Set(known.map(({ key }) => key));
  const added = [...edits].flatMap(([key, { texts }]): FactorRow[] =>
    keys.has(key) || texts === undefined ? [] : [{ ...texts, key, saved: undefined, isRemoved: false }],
  );
  return [...known, ...added];
}
