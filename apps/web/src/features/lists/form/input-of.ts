import type { ListName } from '@saer/contract/lists/all';
import * as z from 'zod/mini';
import { type Input, lists, type Row } from '../lists.ts';

/** A category includes its size classes as rows, and is saved with their codes. */
const written = (name: string, value: unknown): unknown =>
  name === 'members' && Array.isArray(value)
    ? value.map((member: object): unknown => Reflect.get(member, 'classificationCode'))
    : value;

/** The current values of a row's editable fields. */
export const inputOf = <N extends ListName>(of: N, row: Row<N>): Input<N> => {
  const { shape } = lists[of].update.body;
  const entries = Object.entries(row)
    .filter(([name]) => name in shape && name !== 'id' && name !== 'version')
    .map(([name, value]) => [name, written(name, value)]);
  return z.parse(z.custom<Input<N>>(), Object.fromEntries(entries));
};
