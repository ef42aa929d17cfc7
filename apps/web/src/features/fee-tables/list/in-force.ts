import type { ListRow } from '@saer/contract/lists/all';

type Version = Pick<ListRow<'feeTable'>, 'id' | 'state' | 'effectiveFrom'>;

/** The version in force on a day: of the published ones, the latest that has started. */
export const inForceOn = <V extends Version>(versions: readonly V[], day: string): V | undefined =>
  versions
    .filter(
      ({ state, effectiveFrom }) => (state === 'published' || state === 'superseded') && effectiveFrom <= day,
    )
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))[0];
