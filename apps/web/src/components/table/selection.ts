/** Which rows of a list are marked, to do something with all of them at once. */
export interface Selection<R> {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** Label of a row's box. */
  readonly labelOf: (row: R) => string;
}

/** The same rows with one more or one fewer. */
export const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
};
