import type { NameOfKey } from '@saer/i18n/record-value';
import { useQuery } from '@tanstack/react-query';
import { everyRowQuery } from '../queries.ts';
import { useName } from '../../../domain/names/use-name.ts';

/** What the keys in a row stand for, in the reader's language. */
export function useNameOfKey(): NameOfKey {
  const name = useName();
  const { data: families = [] } = useQuery(everyRowQuery('productFamily'));
  const { data: subFamilies = [] } = useQuery(everyRowQuery('productSubFamily'));
  const { data: types = [] } = useQuery(everyRowQuery('productType'));
  const rows = { familyId: families, subFamilyId: subFamilies, typeId: types };
  return (field, key) => {
    const known = Object.entries(rows).find(([each]) => each === field)?.[1] ?? [];
    const row = known.find(({ id }) => id === key);
    return row === undefined ? undefined : name(row);
  };
}
