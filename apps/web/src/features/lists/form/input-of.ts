import type { ListName } from '@saer/contract/lists/all';
import * as z from 'zod/mini';
import { type Input, lists, type Row } from '../lists.ts';

/** A category brings its size classes along as rows, and is written with their codes. */
const written = (name: string, value: unknown): unknown =>
  name === 'members' && Array.isArray(value)
    ? value.map((member: object): unknown => Reflect.get(member, 'classificationCode'))
    : value;

/** What an admin writes of a row, as it stands: all of it but what the server keeps. */
export const inputOf = <N extends ListName>(of: N, row: Row<N>): Input<N> => {
  const { shape } = lists[of].update.body;
  const entries = Object.entries(row)
    .filter(([name]) => name in shape && name !== 'id' && name !== 'version')
    .map(([name, value]) => [name, written(name, value)]);
  return z.parse(z.custom<Input<N>>(), Object.fromEntries(entries));
};
