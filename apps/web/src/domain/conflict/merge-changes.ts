export type Side = 'theirs' | 'mine';

interface Merge<T> {
  /** Fields only they changed. */
  readonly takenOver: readonly (keyof T & string)[];
  /** Fields both changed, and not to the same. */
  readonly disputed: readonly (keyof T & string)[];
  /** My values, with changes made only by the other person and, for conflicts, the ones chosen from theirs. */
  readonly resolve: (chosen: ReadonlyMap<string, Side>) => T;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Two changes of one record, field by field, relative to their common base. */
export function mergeChanges<T extends object>(base: T, theirs: T, mine: T): Merge<T> {
  const changed = Object.keys(theirs)
    .filter((key): key is keyof T & string => key in theirs)
    .filter((key) => !same(base[key], theirs[key]));
  const takenOver = changed.filter((key) => same(base[key], mine[key]));
  const disputed = changed.filter((key) => !same(base[key], mine[key]) && !same(theirs[key], mine[key]));
  return {
    takenOver,
    disputed,
    resolve: (chosen) => {
      const unchanged = [...takenOver, ...disputed.filter((key) => chosen.get(key) === 'theirs')];
      return { ...mine, ...Object.fromEntries(unchanged.map((key) => [key, theirs[key]])) };
    },
  };
}
