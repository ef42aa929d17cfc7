type Values = ReadonlyMap<string, unknown>;

/** How a form's values stand to a row that somebody else has changed since it was read. */
interface Merge {
  /** Only they changed these. */
  readonly takenOver: readonly string[];
  /** Both changed these, and differently. */
  readonly disputed: readonly string[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Compares, field by field, what was read, what stands there now and what is about to be written. */
export function mergeOf(read: Values, theirs: Values, mine: Values): Merge {
  const changed = [...theirs.keys()].filter((field) => !isSame(read.get(field), theirs.get(field)));
  return {
    takenOver: changed.filter((field) => isSame(read.get(field), mine.get(field))),
    disputed: changed.filter(
      (field) => !isSame(read.get(field), mine.get(field)) && !isSame(theirs.get(field), mine.get(field)),
    ),
  };
}
