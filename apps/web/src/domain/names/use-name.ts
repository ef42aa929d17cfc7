import { useLanguage } from '../../lib/language/language.ts';
import { type Named, getName } from './name.ts';
import type { NameOfKey } from '@saer/i18n/records/record-value';

/** Names rows in the reader's language. */
export const useName = (): ((row: Named) => string) => {
  const language = useLanguage();
  return (row) => getName(row, language);
};

interface KeyedRow extends Named {
  readonly id: number;
  readonly code?: string;
}

interface NamesOfKeys {
  readonly nameOfKey: NameOfKey;
  /** By the field without `Id`; undefined where the code is not known. */
  readonly nameOfCode: (field: string, code: string) => string | undefined;
}

/** Names the rows that the keys and codes of a record refer to. `rows`: by the field with their key. */
export function useNamesOfKeys(rows: Readonly<Record<string, readonly KeyedRow[]>>): NamesOfKeys {
  const name = useName();
  const find = (field: string, isIt: (row: KeyedRow) => boolean): string | undefined => {
    const row = rows[field]?.find(isIt);
    return row && name(row);
  };
  return {
    nameOfKey: (field, key) => find(field, ({ id }) => id === key),
    nameOfCode: (field, code) => find(`${field}Id`, (row) => row.code === code),
  };
}
