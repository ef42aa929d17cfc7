import type { Language } from '@saer/i18n/locale';
import { type Named, type NamedByCode, getName } from './name.ts';

const otherLanguage = { ar: 'en', en: 'ar' } as const satisfies Record<Language, Language>;

/** The name of a row in the language that is not the reader's, and which one that is. */
export const getOtherName = (row: Named, language: Language) => {
  const other = otherLanguage[language];
  return { name: getName(row, other), language: other };
};

/** The names in the other language of rows that share one name in the reader's, by code, to distinguish them. */
export function disambiguate(rows: readonly NamedByCode[], language: Language): ReadonlyMap<string, string> {
  const name = (row: Named): string => getName(row, language);
  const alike = rows.filter((row) => rows.some((other) => other !== row && name(other) === name(row)));
  return new Map(alike.map((row) => [row.code, getOtherName(row, language).name]));
}
