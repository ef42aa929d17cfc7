const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Merged<T> {
  /** Mine, with what only they changed. */
  readonly values: T;
  /** Fields only they changed. */
  readonly takenOver: readonly (keyof T & string)[];
  /** Fields both changed, and not to the same. */
  readonly disputed: readonly (keyof T & string)[];
}

/** Two changes of one record, field by field, from what both began with. */
export function mergeChanges<T extends object>(base: T, theirs: T, mine: T): Merged<T> {
  const isField = (key: string): key is keyof T & string => key in base;
  const changed = Object.keys(base)
    .filter((key) => isField(key) && !same(base[key], theirs[key]))
    .filter(isField);
  const takenOver = changed.filter((key) => same(base[key], mine[key]));
  const disputed = changed.filter((key) => !takenOver.includes(key) && !same(theirs[key], mine[key]));
  const values = { ...mine };
  for (const key of takenOver) values[key] = theirs[key];
  return { values, takenOver, disputed };
}
