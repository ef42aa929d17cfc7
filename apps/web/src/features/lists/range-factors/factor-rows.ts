import { formatAmount } from '@saer/i18n/format-money';
import type { RangeFactor } from '@saer/pricing/fees/fee-table';
import { type Factor, type FactorEdits, factorModel, type FactorTexts } from './factor-texts.ts';

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
