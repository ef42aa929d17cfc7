const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface Merged<T> {
  /** Mine, with what only they changed. */
  readonly values: T;
  /** Fields only they changed. */
  readonly taken: readonly (keyof T & string)[];
  /** Fields both changed, and not to the same. */
  readonly clashes: readonly (keyof T & string)[];
}

const keysOf = <T extends object>(values: T): readonly (keyof T & string)[] =>
  Object.keys(values).filter((key): key is keyof T & string => key in values);

/** A row with some fields of another. */
export const withFields = <T extends object>(row: T, other: T, fields: readonly (keyof T & string)[]): T => ({
  ...row,
  ...Object.fromEntries(fields.map((field) => [field, other[field]])),
});

/** Two changes of one row put together, field by field, from what both began with. */
export function merge<T extends object>(base: T, theirs: T, mine: T): Merged<T> {
  const changed = keysOf(theirs).filter((key) => !same(base[key], theirs[key]));
  const taken = changed.filter((key) => same(base[key], mine[key]));
  const clashes = changed.filter((key) => !taken.includes(key) && !same(theirs[key], mine[key]));
  return { values: withFields(mine, theirs, taken), taken, clashes };
}
