interface Entry<V> {
  readonly value: Promise<V>;
  weight: number;
}

/** A cache of promises with a maximum total weight; the least recently used entry is evicted first. */
export class LruCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #max: number;
  readonly #weightOf: (value: V) => number;
  #total = 0;

  constructor(max: number, weightOf: (value: V) => number = () => 1) {
    this.#max = max;
    this.#weightOf = weightOf;
  }

  /** Returns the value of a key, loading it once for all concurrent callers. A load that fails is not cached. */
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
