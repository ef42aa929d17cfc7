import type { NameOfKey } from '@saer/i18n/record-value';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language.ts';
import { namesQuery } from './queries.ts';

interface Named {
  readonly id: number;
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
