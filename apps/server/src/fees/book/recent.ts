interface Entry<V> {
  readonly value: Promise<V>;
  weight: number;
}

/** A cache of recent values by key: at most `max` in total, evicted by least recent use. */
export class Recent<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #max: number;
  readonly #weigh: (value: V) => number;
  #total = 0;

  constructor(max: number, weigh: (value: V) => number = () => 1) {
    this.#max = max;
    this.#weigh = weigh;
  }

  /** The value of a key, created if missing: once for all concurrent callers. A failure is not cached. */
  find(key: string, make: () => Promise<V>): Promise<V> {
    const found = this.#entries.get(key);
    if (found !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
      return found.value;
    }
    const entry: Entry<V> = { value: make(), weight: 1 };
    this.#entries.set(key, entry);
    this.#total += 1;
    entry.value.then(
      (value) => this.#weighed(key, entry, this.#weigh(value)),
      () => this.#remove(key, entry),
    );
    this.#shrink();
    return entry.value;
  }

  #weighed(key: string, entry: Entry<V>, weight: number): void {
    if (this.#entries.get(key) !== entry) return;
    this.#total += weight - entry.weight;
    entry.weight = weight;
    this.#shrink();
  }

  #remove(key: string, entry: Entry<V>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#total -= entry.weight;
  }

  #shrink(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#total <= this.#max) return;
      this.#remove(key, entry);
    }
  }
}
