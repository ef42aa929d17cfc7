import type { I18n } from '@lingui/core';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { formatDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import type { CellValue, WrittenSheet } from '@saer/spreadsheet/sheet';
import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import { translators } from '../../http/replies/translators.ts';
import { choiceWords, columnWords, isChoice, sheetWords, versionWords } from './sheets.ts';
import { type Kind, type SheetColumn, type SheetName, sheets } from './sheets.ts';

type Row = Readonly<Record<string, unknown>>;

/** The number of smallest units in the unit people write, and its Excel format. */
const scales: Partial<Record<Kind, { readonly one: number; readonly format: string }>> = {
  money: { one: 100, format: '0.00' },
  rate: { one: 100, format: '0.00' },
  side: { one: 10, format: '0.0' },
  weight: { one: 1, format: '0' },
  count: { one: 1, format: '0' },
};

function writtenCell(i18n: I18n, kind: Kind, value: unknown): CellValue {
  if (typeof value === 'number') return value / (scales[kind]?.one ?? 1);
  if (typeof value !== 'string' && typeof value !== 'boolean') return null;
  const text = String(value);
  const words: Readonly<Record<string, { readonly id: string }>> = isChoice(kind) ? choiceWords[kind] : {};
  return Object.hasOwn(words, text) ? i18n._(words[text]?.id ?? text) : text;
}

function toSheet(i18n: I18n, name: SheetName, rows: readonly Row[]): WrittenSheet {
  const columns: readonly SheetColumn[] = sheets[name];
  return {
    name: i18n._(sheetWords[name]),
    columns: columns.map(({ field, kind, width }) => {
      const format = scales[kind]?.format;
      return { header: i18n._(columnWords[field]), width, ...(format === undefined ? {} : { format }) };
    }),
    rows: rows.map((row) => columns.map(({ field, kind }) => writtenCell(i18n, kind, row[field]))),
  };
}

function aboutSheet(i18n: I18n, language: Language, version: FeeVersion): WrittenSheet {
  const { store, name, effectiveFrom, source } = version;
  return {
    name: i18n._(sheetWords.version),
    columns: [
      { header: i18n._(sheetWords.version), width: 24 },
      { header: '', width: 60 },
    ],
    rows: [
      [i18n._(versionWords.store), language === 'ar' ? store.nameAr : store.nameEn],
      [i18n._(versionWords.name), name],
      [i18n._(versionWords.effectiveFrom), formatDay(effectiveFrom)],
      [i18n._(columnWords.source), source],
      [i18n._(versionWords.howTo)],
    ],
  };
}

/** Names of sub families by code. */
export type SubFamilyNames = ReadonlyMap<string, { readonly nameEn: string; readonly nameAr: string }>;

/** Writes a fee table as a workbook: amounts in riyals, rates in per cent, sides in centimetres, weights in grams. */
export function writeVersion(
  version: FeeVersion,
  names: SubFamilyNames,
  language: Language,
): Promise<Uint8Array> {
  const i18n = translators[language];
  const toName = (code: string) => names.get(code)?.[language === 'ar' ? 'nameAr' : 'nameEn'] ?? null;
  const slabs = version.classes.flatMap(({ code, handover, slabs: own }) =>
    own.map((each) => ({ ...each, code, handover })),
  );
  const rates = version.rates.map((each) => ({ ...each, subFamilyName: toName(each.subFamily) }));
  return writeWorkbook(
    [
      aboutSheet(i18n, language, version),
      toSheet(i18n, 'classes', version.classes),
      toSheet(i18n, 'slabs', slabs),
      toSheet(i18n, 'rates', rates),
      toSheet(i18n, 'rules', [version]),
      toSheet(i18n, 'credit', version.shippingCredit),
    ],
    { rightToLeft: language === 'ar' },
  );
}
