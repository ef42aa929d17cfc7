import type { FeeVersion, VersionRate } from '@saer/contract/fee-version';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { createRateMutation, updateRateMutation, versionQuery } from '../queries.ts';
import type { readRate } from './rate-draft.ts';

export type RateValues = NonNullable<ReturnType<typeof readRate>['values']>;
type Provenance = Pick<VersionRate, 'status' | 'source' | 'note'>;

/** Saves a commission of a version. Returns its current state if someone else changed it meanwhile. */
export function useSaveRate(version: FeeVersion, subFamilyId: number) {
  const client = useQueryClient();
  const create = useMutation(createRateMutation);
  const update = useMutation(updateRateMutation);
  const save = async (
    values: RateValues,
    provenance: Provenance,
    stored: VersionRate | undefined,
  ): Promise<VersionRate | undefined> => {
    try {
      if (stored === undefined) {
        await create.mutateAsync({ feeTableId: version.id, subFamilyId, ...values, ...provenance });
      } else await update.mutateAsync({ id: stored.id, version: stored.version, ...values, ...provenance });
      return undefined;
    } catch (error) {
      if (stored === undefined || !isRowChanged(error)) throw error;
      const { rates } = await client.fetchQuery({ ...versionQuery(version.id), staleTime: 0 });
      const theirs = rates.find(({ id }) => id === stored.id);
      if (theirs === undefined) throw error;
      return theirs;
    }
  };
  return { save, isSaving: create.isPending || update.isPending };
}
