import { nameKey } from './name-key.ts';
import { nearestOf } from './nearest-name.ts';
import { memoize } from '@saer/i18n/memoize';

/** A row with a code and a name in both languages. */
export interface Named {
  readonly code: string;
  readonly nameEn: string;
  readonly nameAr: string;
}

/** Rows by whatever people call them. */
export interface NameIndex<Row extends Named> {
  /** Those that a text can mean: by its code, by its name in either language, by another name. */
  readonly find: (text: string) => readonly Row[];
  /** The known name that is nearest to a text, in the script it was typed in. */
  readonly nearest: (text: string) => string | undefined;
}

const isArabic = (text: string): boolean => /\p{sc=Arab}/u.test(text);

/** The name in the script that a text is written in. */
export const nameLike = (typed: string, { nameEn, nameAr }: Named): string =>
  isArabic(typed) ? nameAr : nameEn;

/** A row's name with its code, to distinguish rows of one name. */
export const nameWithCode = (name: string, code: string): string => `${name} (${code})`;

const listNames = ({ code, nameEn, nameAr }: Named): readonly string[] => [
  code,
  ...[nameEn, nameAr].flatMap((name) => [name, nameWithCode(name, code)]),
];

/** Indexes rows by code, both names and `others`, the further names a row has. */
export function nameIndex<Row extends Named>(
  rows: readonly Row[],
  others: (row: Row) => readonly string[] = () => [],
): NameIndex<Row> {
  const byCode = new Map<string, readonly Row[]>(rows.map((row) => [row.code, [row]]));
  const byName = new Map<string, Row[]>();
  for (const row of rows)
    for (const key of new Set([...listNames(row), ...others(row)].map(nameKey)))
      byName.set(key, [...(byName.get(key) ?? []), row]);
  const nearestEn = nearestOf(rows.map(({ nameEn }) => nameEn));
  const nearestAr = nearestOf(rows.map(({ nameAr }) => nameAr));
  return {
    find: memoize((text) => byCode.get(text) ?? byName.get(nameKey(text)) ?? []),
    nearest: memoize((text) => (isArabic(text) ? nearestAr : nearestEn)(text)),
  };
}
