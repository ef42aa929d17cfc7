import { FileError, within } from '../file-error.ts';
import { characters } from './xls-text.ts';

/** Reads on from one block to the next: a table of strings goes over many records. */
class Blocks {
  readonly #blocks: readonly Uint8Array[];
  #block = 0;
  #at = 0;

  constructor(blocks: readonly Uint8Array[]) {
    this.#blocks = blocks;
  }

  get #left(): number {
    return (this.#blocks[this.#block]?.length ?? 0) - this.#at;
  }

  /** Goes on to the next block where this one is at its end. */
  #turn(): void {
    while (this.#left === 0) {
      if (this.#block >= this.#blocks.length) throw new FileError('damaged');
      this.#block += 1;
      this.#at = 0;
    }
  }

  number(bytes: 1 | 2 | 4): number {
    let value = 0;
    for (let i = 0; i < bytes; i += 1) {
      this.#turn();
      value += (this.#blocks[this.#block]?.[this.#at] ?? 0) * 256 ** i;
      this.#at += 1;
    }
    return value;
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0;) {
      this.#turn();
      const step = Math.min(left, this.#left);
      this.#at += step;
      left -= step;
    }
  }

  /** A block that continues a text starts by repeating whether its characters are wide. */
  text(length: number, flags: number): string {
    let isWide = (flags & 1) !== 0;
    let text = '';
    for (let left = length; left > 0;) {
      if (this.#left === 0) isWide = (this.number(1) & 1) !== 0;
      const width = isWide ? 2 : 1;
      const count = Math.min(left, Math.floor(this.#left / width));
      if (count === 0) throw new FileError('damaged');
      const block = this.#blocks[this.#block] ?? new Uint8Array();
      text += characters(block.subarray(this.#at, this.#at + count * width), isWide);
      this.#at += count * width;
      left -= count;
    }
    return text;
  }
}

/** The texts that cells refer to by number, from the record that begins them and those that go on with it. */
export function stringTable(blocks: readonly Uint8Array[], max: number): readonly string[] {
  const from = new Blocks(blocks);
  from.skip(4);
  const count = from.number(4);
  within(max, count, 'cells');
  return Array.from({ length: count }, () => {
    const length = from.number(2);
    const flags = from.number(1);
    const runs = (flags & 8) === 0 ? 0 : from.number(2);
    const extra = (flags & 4) === 0 ? 0 : from.number(4);
    const text = from.text(length, flags);
    from.skip(runs * 4 + extra);
    return text;
  });
}
