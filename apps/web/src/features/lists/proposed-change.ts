import {
  type ProposedChange,
  type ProposedEntity,
  proposedEntities,
} from '@saer/contract/publishing/fee-proposal';
import type { ListName } from '@saer/contract/lists/all';
import { writable } from '@saer/contract/api/writable';
import { type Input, lists } from './admin-list-types.ts';

interface Keyed {
  readonly id: number;
  readonly version: number;
}

const getEntity = (of: ListName): ProposedEntity | undefined => proposedEntities.find((name) => name === of);

const change = (of: ListName, action: ProposedChange['action'], sent: unknown): readonly ProposedChange[] => {
  const entity = getEntity(of);
  return entity === undefined || typeof sent !== 'object' || sent === null
    ? []
    : [{ entity, action, values: { ...sent } }];
};

/** A new row as a change that may be proposed; none in lists where one person is enough. */
export const addition = <N extends ListName>(of: N, values: Input<N>): readonly ProposedChange[] =>
  change(of, 'create', writable({ writes: 'create' }, values));

/** New values of a row as a change that may be proposed. */
export const alteration = <N extends ListName>(
  of: N,
  { id, version }: Keyed,
  values: Input<N>,
): readonly ProposedChange[] => {
  const written = Object.entries(values).filter(([name]) => name in lists[of].update.body.shape);
  const sent = { ...Object.fromEntries(written), id, version };
  return change(of, 'update', writable({ writes: 'update' }, sent));
};

/** The removal of a row as a change that may be proposed. */
export const removal = (of: ListName, { id, version }: Keyed): readonly ProposedChange[] =>
  change(of, 'remove', { id, version });
