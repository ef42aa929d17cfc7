/** Counts of the rows of one statement: a copy of the statement below itself repeats all of them. */
interface Group {
  entries: number;
  /** The last row among the first occurrences. */
  lastRow: number;
  /** For the second occurrence, the third and so on: how many, and the first row. */
  readonly repeats: { entries: number; firstRow: number }[];
}

/** A row that occurred before. */
interface Repeat {
  /** Its index among the values. */
  readonly at: number;
  readonly group: string;
  readonly row: number;
}

/**
 * Tells rows that were read before from those that charge again. A row that an earlier file has as often is the same one. Within a file, all rows
 * of a statement again below it are a copy, as where exports were pasted together; a single row again is a second one.
 */
export class RowRegister<Value> {
  /** Identifies every row that was taken up. */
  readonly keys = new Set<string>();
  readonly #known: ReadonlySet<string>;
  /** Rows that occur more than once, and how often. */
  readonly #repeats = new Map<string, number>();
  readonly #groups = new Map<string, Group>();
  readonly #values: Value[] = [];
  readonly #again: Repeat[] = [];
  #last: { readonly name: string; readonly group: Group } | null = null;

  /** `known`: the keys of earlier files. */
  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }

  /** Takes up a row; false if an earlier file has it. `group`: its statement. */
  add(key: string, group: string, row: number, value: Value): boolean {
    const occurrence = this.#occurrence(key);
    const id = occurrence === 1 ? key : `${key}#${occurrence}`;
    this.keys.add(id);
    this.#count(this.#groupOf(group), occurrence, row);
    if (this.#known.has(id)) return false;
    if (occurrence > 1) this.#again.push({ at: this.#values.length, group, row });
    this.#values.push(value);
    return true;
  }

  #occurrence(key: string): number {
    if (!this.keys.has(key)) return 1;
    const occurrence = (this.#repeats.get(key) ?? 1) + 1;
    this.#repeats.set(key, occurrence);
    return occurrence;
  }

  #groupOf(name: string): Group {
    if (this.#last?.name === name) return this.#last.group;
    const group = this.#groups.get(name) ?? { entries: 0, lastRow: 0, repeats: [] };
    this.#groups.set(name, group);
    this.#last = { name, group };
    return group;
  }

  #count(group: Group, occurrence: number, row: number): void {
    if (occurrence === 1) {
      group.entries += 1;
      group.lastRow = row;
      return;
    }
    const found = (group.repeats[occurrence - 2] ??= { entries: 0, firstRow: row });
    found.entries += 1;
  }

  /** Keeps what is not a copy; `copies`: the rows of those that are. */
  end(): { readonly values: readonly Value[]; readonly copies: readonly number[] } {
    if (this.#again.length === 0) return { values: this.#values, copies: [] };
    const copied = this.#copiedGroups();
    const left = new Map(
      this.#again.flatMap(({ at, group, row }) => (copied.has(group) ? [[at, row] as const] : [])),
    );
    return { values: this.#values.filter((_, at) => !left.has(at)), copies: [...left.values()] };
  }

  /** A statement of a single row is only taken as copied where another one beside it was. */
  #copiedGroups(): ReadonlySet<string> {
    const repeated = [...new Set(this.#again.map(({ group }) => group))].flatMap((name) => {
      const group = this.#groups.get(name);
      return group === undefined ? [] : [{ name, group }];
    });
    const whole = repeated.filter(({ group }) => isRepeated(group));
    const isPasted =
      whole.some(({ group }) => group.entries > 1) ||
      (whole.length > 1 && whole.length === this.#groups.size && isBelow(whole.map(({ group }) => group)));
    return new Set(isPasted ? whole.map(({ name }) => name) : []);
  }
}

/** True if every row of a statement occurs again, as often as the others and below all of them. */
const isRepeated = ({ entries, lastRow, repeats }: Group): boolean =>
  repeats.every((each) => each.entries === entries && each.firstRow > lastRow);

/** True if all statements come first, and then all of them again. */
const isBelow = (groups: readonly Group[]): boolean => {
  const lastRow = Math.max(...groups.map((group) => group.lastRow));
  return groups.every(({ repeats }) => (repeats[0]?.firstRow ?? 0) > lastRow);
};
