import { actionKinds, type ActionKind } from '@saer/contract/choices';
import type { ListFilter } from '@saer/contract/list-filter';
import type { ListState } from '../../../lib/list-state.ts';

/** Parts of the list, in order. */
export const actionSegments = ['all', ...actionKinds] as const;
export type ActionSegment = 'all' | ActionKind;

/** All products of a part. */
export const segmentFilter = (segment: ActionSegment): ListFilter =>
  segment === 'all' ? {} : { where: { [segment]: true } };

/** A page of them, the most riyals first. */
export const pageFilter = (segment: ActionSegment, { page, limit }: ListState): ListFilter => ({
  ...segmentFilter(segment),
  page,
  limit,
});
