import type { NameOfKey } from '@saer/i18n/record-value';
import { useQuery } from '@tanstack/react-query';
import type { Named } from '../../domain/names/name-of.ts';
import { useName } from '../../domain/names/use-name.ts';
import { namesQuery } from './queries.ts';

interface NamedRow extends Named {
  readonly id: number;
  readonly code?: string;
}

/** What the keys in a change stand for, in the reader's language. */
export function useNameOfKey(): NameOfKey {
  const name = useName();
  const { data } = useQuery(namesQuery);
  const byField = new Map(Object.entries(data ?? {}));
  return (field, key) => {
    const rows: readonly NamedRow[] | undefined = byField.get(field);
    const row = rows?.find(({ id }) => id === key);
    return row && name(row);
  };
}

/** What the codes in a change of a product stand for; undefined where that is not known. */
export function useNameOfCode(): (field: string, code: string) => string | undefined {
  const name = useName();
  const { data } = useQuery(namesQuery);
  const byField = new Map(Object.entries(data ?? {}));
  return (field, code) => {
    const rows: readonly NamedRow[] | undefined = byField.get(`${field}Id`);
    const row = rows?.find((each) => each.code === code);
    return row && name(row);
  };
}
