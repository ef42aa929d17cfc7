/** Characters that become bytes in one go: few enough to stay in the processor's cache. */
const pieceLength = 32 * 1024;
/** The most bytes of UTF-8 that a character of JavaScript becomes. */
const widest = 3;

/** A long text built incrementally as the bytes to send: a string of that length would be copied several times. */
export class Utf8Builder {
  #bytes: Buffer;
  #length = 0;
  #open = '';

  /** `expected`: how many bytes it will be, more or less. */
  constructor(expected: number) {
    this.#bytes = Buffer.allocUnsafeSlow(expected);
  }

  add(text: string): void {
    this.#open += text;
    if (this.#open.length >= pieceLength) this.#write();
  }

  #write(): void {
    const max = this.#length + this.#open.length * widest;
    if (max > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(max + this.#length);
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    this.#length += this.#bytes.write(this.#open, this.#length);
    this.#open = '';
  }

  bytes(): Buffer {
    this.#write();
    return this.#bytes.subarray(0, this.#length);
  }
}
