/** What one side hands over as it comes, and another takes in parts, in order. It is held until then: whoever hands over does not wait. */
export class Arrivals<Item> {
  #waiting: Item[] = [];
  #end: { readonly error?: unknown } | undefined;
  #changed = Promise.withResolvers<void>();

  add(items: readonly Item[]): void {
    this.#waiting.push(...items);
    this.#tell();
  }

  /** Nothing more arrives; with an error that is thrown at whoever takes, in place of what is still held. */
  end(end: { readonly error?: unknown } = {}): void {
    this.#end ??= end;
    this.#tell();
  }

  /** All there is, `least` at once except at the end, and `most` at most. */
  async *parts(least: number, most: number): AsyncGenerator<readonly Item[], void> {
    for (;;) {
      while (this.#end === undefined && this.#waiting.length < least) await this.#changed.promise;
      if (this.#end !== undefined && 'error' in this.#end) throw this.#end.error;
      if (this.#waiting.length === 0) return;
      yield this.#waiting.splice(0, most);
    }
  }

  #tell(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
