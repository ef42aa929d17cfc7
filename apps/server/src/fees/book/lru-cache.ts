interface Entry<V> {
  readonly value: Promise<V>;
  weight: number;
}

/** What was made lately, by its key: never more than `max` together, and what was used longest ago goes first. */
export class LruCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #max: number;
  readonly #weightOf: (value: V) => number;
  #total = 0;

  constructor(max: number, weightOf: (value: V) => number = () => 1) {
    this.#max = max;
    this.#weightOf = weightOf;
  }

  /** The value of a key, made where there is none yet: once for all who ask meanwhile. One that could not be made is forgotten. */
  getOrLoad(key: string, load: () => Promise<V>): Promise<V> {
    const found = this.#entries.get(key);
    if (found !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
      return found.value;
    }
    const entry: Entry<V> = { value: load(), weight: 1 };
    this.#entries.set(key, entry);
    this.#total += 1;
    entry.value.then(
      (value) => this.#setWeight(key, entry, this.#weightOf(value)),
      () => this.#delete(key, entry),
    );
    this.#evict();
    return entry.value;
  }

  #setWeight(key: string, entry: Entry<V>, weight: number): void {
    if (this.#entries.get(key) !== entry) return;
    this.#total += weight - entry.weight;
    entry.weight = weight;
    this.#evict();
  }

  #delete(key: string, entry: Entry<V>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#total -= entry.weight;
  }

  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#total <= this.#max) return;
      this.#delete(key, entry);
    }
  }
}
