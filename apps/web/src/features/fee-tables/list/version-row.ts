import type { FeeTableState } from '@saer/contract/fees/choices';
import type { ListRow } from '@saer/contract/lists/all';

export type VersionRow = ListRow<'feeTable'>;
export type VersionTask = 'copy' | 'edit' | 'remove';

/** The parts of the list: a published table is in force or waits for its day. */
export const listStates = ['inForce', 'draft', 'review', 'scheduled', 'superseded', 'corrected'] as const;
export type ListState = (typeof listStates)[number];

type Dated = { readonly state: FeeTableState; readonly effectiveFrom: string };

/** The part of the list that a version belongs to. */
export const toListState = ({ state, effectiveFrom }: Dated, today: string): ListState => {
  if (state !== 'published') return state;
  return effectiveFrom <= today ? 'inForce' : 'scheduled';
};

/** The newest first. */
export const byDay = (one: VersionRow, other: VersionRow): number =>
  other.effectiveFrom.localeCompare(one.effectiveFrom) || other.id - one.id;

/** The table that was in force before a published one: the one that it corrected, or the latest of its store that began earlier. */
export function tableBefore(
  versions: readonly VersionRow[],
  {
    id,
    storeId,
    effectiveFrom,
    correctsId,
  }: Pick<VersionRow, 'id' | 'storeId' | 'effectiveFrom' | 'correctsId'>,
): VersionRow | undefined {
  if (correctsId !== null) return versions.find((each) => each.id === correctsId);
  return versions
    .filter((each) => each.id !== id && each.storeId === storeId && each.state === 'superseded')
    .filter((each) => each.effectiveFrom < effectiveFrom)
    .toSorted(byDay)[0];
}

type Version = Pick<ListRow<'feeTable'>, 'id' | 'state' | 'effectiveFrom'>;

/** The version in force on a day: of the published ones, the latest that has started. */
export const inForceOn = <V extends Version>(versions: readonly V[], day: string): V | undefined =>
  versions
    .filter(
      ({ state, effectiveFrom }) => (state === 'published' || state === 'superseded') && effectiveFrom <= day,
    )
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))[0];
