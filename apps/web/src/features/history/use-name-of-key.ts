import type { NameOfKey } from '@saer/i18n/record-value';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language.ts';
import { namesQuery } from './queries.ts';

interface Named {
  readonly id: number;
  readonly code?: string;
  readonly nameEn: string;
  readonly nameAr: string;
}

/** What the keys in a change stand for, in the reader's language. */
export function useNameOfKey(): NameOfKey {
  const isArabic = useLanguage() === 'ar';
  const { data } = useQuery(namesQuery);
  const byField = new Map(Object.entries(data ?? {}));
  return (field, key) => {
    const rows: readonly Named[] | undefined = byField.get(field);
    const row = rows?.find(({ id }) => id === key);
    return isArabic ? row?.nameAr : row?.nameEn;
  };
}

/** What the codes in a change of a product stand for; undefined where that is not known. */
export function useNameOfCode(): (field: string, code: string) => string | undefined {
  const isArabic = useLanguage() === 'ar';
  const { data } = useQuery(namesQuery);
  const byField = new Map(Object.entries(data ?? {}));
  return (field, code) => {
    const rows: readonly Named[] | undefined = byField.get(`${field}Id`);
    const row = rows?.find((each) => each.code === code);
    return isArabic ? row?.nameAr : row?.nameEn;
  };
}
