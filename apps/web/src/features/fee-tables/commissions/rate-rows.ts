import type { VersionRate } from '@saer/contract/publishing/fee-version';
import type { ListRow } from '@saer/contract/lists/all';
import { isConfirmed } from '@saer/contract/fees/provenance';
import { matchesSearch, foldArabic } from '@saer/i18n/fold-arabic';
import type { Language } from '@saer/i18n/locale';
import type { RowGroup, FigureColumn } from '../../../domain/figure-grid/figure-row.ts';
import type { GridEdits } from '../../../domain/figure-grid/grid-edits.ts';
import { getName } from '../../../domain/names/name.ts';
import { type RateField, rateModel, type RateTexts } from './rate-texts.ts';
import { useLingui } from '@lingui/react/macro';
import { referralShapes } from '@saer/contract/fees/choices';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import { useMemo } from 'react';
import { numberKinds, neatText } from '../../../domain/number-field/read-number.ts';
import { shapeWords } from '../fee-words.ts';

type SubFamily = ListRow<'productSubFamily'>;
export type RateEdits = GridEdits<RateField, VersionRate>;

/** A sub family and its commission, as typed. Its key is the sub family's code. */
export type RateRow = RateTexts & {
  readonly key: string;
  readonly subFamily: SubFamily;
  /** undefined: the version has no commission for this sub family. */
  readonly rate: VersionRate | undefined;
};

export const rateFilters = ['changed', 'unconfirmed', 'missing'] as const;
export type RateFilter = (typeof rateFilters)[number];

/** Says whether a category that is sold lacks a commission. */
const isMissing = ({ subFamily, rate }: RateRow): boolean => subFamily.active && rate === undefined;

/** Says whether an edit leaves a different commission behind. */
export const isChanged = (edits: RateEdits, key: string): boolean => {
  const edit = edits.get(key);
  return (
    edit !== undefined && (edit.base !== undefined || !rateModel.isBlank(edit.texts ?? rateModel.emptyTexts))
  );
};

/** Says whether a row is one of those a filter asks for. */
export function isAskedFor(filter: RateFilter, row: RateRow, edits: RateEdits): boolean {
  if (filter === 'changed') return isChanged(edits, row.key);
  if (filter === 'missing') return isMissing(row);
  return row.rate !== undefined && !isConfirmed(row.rate.status);
}

/** Every sub family with its commission as saved; inactive ones only with a commission. */
export function rateRows(
  subFamilies: readonly SubFamily[],
  rates: readonly VersionRate[],
): readonly RateRow[] {
  const bySubFamily = new Map(rates.map((rate) => [rate.subFamily, rate]));
  return subFamilies
    .filter(({ active, code }) => active || bySubFamily.has(code))
    .map((subFamily) => {
      const rate = bySubFamily.get(subFamily.code);
      const texts = rate === undefined ? rateModel.emptyTexts : rateModel.textsOf(rate);
      return { ...texts, key: subFamily.code, subFamily, rate };
    });
}

/** Rows as typed. One without an edit stays the same object. */
export const withEdits = (rows: readonly RateRow[], edits: RateEdits): readonly RateRow[] =>
  rows.map((row) => {
    const edit = edits.get(row.key);
    return edit === undefined ? row : { ...row, ...(edit.texts ?? rateModel.emptyTexts) };
  });

interface Search {
  readonly text: string;
  readonly language: Language;
}

/** Rows under their families; of families without rows there is nothing. */
export function rateGroups(
  families: readonly ListRow<'productFamily'>[],
  rows: readonly RateRow[],
  { text, language }: Search,
): readonly RowGroup<RateRow>[] {
  return families
    .map((family) => {
      const title = getName(family, language);
      const isFound = ({ subFamily: { nameEn, nameAr, code } }: RateRow): boolean =>
        text.trim() === '' || matchesSearch(`${title} ${nameEn} ${nameAr} ${code}`, text);
      const own = rows.filter((row) => row.subFamily.familyId === family.id && isFound(row));
      return { key: String(family.id), title, rows: own };
    })
    .filter((group) => group.rows.length > 0);
}

/** The columns of a commission: two rates, the price between them, and how the second applies. */
export function useRateColumns(): readonly FigureColumn<RateField>[] {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const options = referralShapes.map((id) => ({ id, name: i18n._(shapeWords[id]) }));
    const rate = { unit: '%', neat: (text: string) => neatText(text, numberKinds.rate) };
    return [
      { field: 'rate1', title: t`Rate`, ...rate },
      {
        field: 'limit',
        title: t`Changes at`,
        unit: RIYAL_SIGN,
        neat: (text) => neatText(text, numberKinds.money),
      },
      { field: 'rate2', title: t`Rate above`, ...rate },
      {
        field: 'shape',
        title: t`Commission type`,
        options,
        neat: (text) =>
          options.find(({ id, name }) => id === text || foldArabic(name) === foldArabic(text))?.id ?? text,
      },
    ];
  }, [t, i18n]);
}
