import type { NameOfKey } from '@saer/i18n/record-value';
import { useQuery } from '@tanstack/react-query';
import { useNamesOfKeys } from '../../../domain/names/use-names-of-keys.ts';
import { everyRowQuery } from '../queries.ts';

/** The names of the keys in a row, in the reader's language. */
export function useNameOfKey(): NameOfKey {
  const { data: familyId = [] } = useQuery(everyRowQuery('productFamily'));
  const { data: subFamilyId = [] } = useQuery(everyRowQuery('productSubFamily'));
  const { data: typeId = [] } = useQuery(everyRowQuery('productType'));
  return useNamesOfKeys({ familyId, subFamilyId, typeId }).nameOfKey;
}
