import { timeSlice } from '@saer/spreadsheet/time-slice';
import { AppError } from '../replies/app-error.ts';

/** Limits of a body, whatever its endpoint: far more than any valid one contains. */
const shapeLimits = {
  /** Values of all objects and lists together; 2,500 rows with every field filled in have fewer. */
  values: 150_000,
  /** Keys of one object. */
  keys: 250,
  /** Keys within one element of a list, and outside all lists. */
  keysInElement: 2_000,
  keysOutside: 1_000,
  /** Objects and lists in one another. */
  depth: 16,
} as const;

/** From a byte up to, and without, another. */
type Extent = readonly [from: number, to: number];

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/** Where the string that begins at `at` ends: at its closing quote. */
function endOfString(text: Uint8Array, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] !== quote) end += text[end] === backslash ? 2 : 1;
  return end;
}

/** The open structures of a JSON text at one position, and the counts so far. */
class Scan {
  /** The elements of the outermost lists that are objects or lists themselves. */
  readonly elements: Extent[] = [];
  #values = 0;
  #keysOutside = 0;
  /** The start of the current element, its depth, and its number of keys; -1 if there is none. */
  #element = -1;
  #elementDepth = 0;
  #elementKeys = 0;
  /** For each open object and list: whether it is a list, and its keys. */
  readonly #areLists: boolean[] = [];
  readonly #keys: number[] = [];

  value(): boolean {
    this.#values += 1;
    return this.#values <= shapeLimits.values;
  }

  key(): boolean {
    const keys = (this.#keys.pop() ?? 0) + 1;
    this.#keys.push(keys);
    if (this.#element < 0) this.#keysOutside += 1;
    else this.#elementKeys += 1;
    return (
      keys <= shapeLimits.keys &&
      this.#elementKeys <= shapeLimits.keysInElement &&
      this.#keysOutside <= shapeLimits.keysOutside
    );
  }

  open(at: number, isList: boolean): boolean {
    if (this.#element < 0 && this.#areLists.at(-1) === true) {
      this.#element = at;
      this.#elementDepth = this.#areLists.length;
      this.#elementKeys = 0;
    }
    this.#keys.push(0);
    return this.value() && this.#areLists.push(isList) <= shapeLimits.depth;
  }

  close(at: number): void {
    this.#areLists.pop();
    this.#keys.pop();
    if (this.#element < 0 || this.#areLists.length > this.#elementDepth) return;
    this.elements.push([this.#element, at + 1]);
    this.#element = -1;
  }
}

/**
 * Where the elements of a JSON text's lists are that are objects or lists; undefined: it holds more than `shapeLimits`. Found
 * without parsing: to parse and check hundreds of thousands of different keys takes seconds in which nobody else is answered, to
 * count them takes milliseconds. Says nothing of broken JSON.
 */
function findElements(text: Uint8Array): readonly Extent[] | undefined {
  const scan = new Scan();
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    let fits = true;
    if (sign === quote) at = endOfString(text, at);
    else if (sign === comma) fits = scan.value();
    else if (sign === colon) fits = scan.key();
    else if (sign === openObject || sign === openList) fits = scan.open(at, sign === openList);
    else if (sign === closeObject || sign === closeList) scan.close(at);
    if (!fits) return undefined;
  }
  return scan.elements;
}

/** Parses a JSON text, or throws. */
type Parse = (text: string) => unknown;

/** Bytes that are parsed at once. */
const shortText = 64 * 1024;

/** Reinserts the elements: in a list of the frame, a list with a number is the placeholder of each. */
function restored(frame: unknown, elements: readonly unknown[]): unknown {
  if (Array.isArray(frame))
    return frame.map((each: unknown) => (Array.isArray(each) ? elements[Number(each[0])] : each));
  if (typeof frame !== 'object' || frame === null) return frame;
  return Object.fromEntries(Object.entries(frame).map(([key, value]) => [key, restored(value, elements)]));
}

/**
 * Parses JSON; rejects a text with more content than any endpoint accepts. A long one is parsed in pieces that let other requests
 * through: the elements of its lists one after the other, and the frame around them.
 */
export async function parseJson(text: Buffer, parse: Parse): Promise<unknown> {
  const extents = findElements(text);
  if (extents === undefined) throw new AppError({ code: 'tooManyValues' });
  if (text.length <= shortText || extents.length === 0) return parse(text.toString('utf8'));
  const yieldToEventLoop = timeSlice();
  const elements: unknown[] = [];
  const frame: string[] = [];
  let end = 0;
  for (const [at, [from, to]] of extents.entries()) {
    elements.push(parse(text.toString('utf8', from, to)));
    frame.push(text.toString('utf8', end, from), `[${at}]`);
    end = to;
    await yieldToEventLoop();
  }
  frame.push(text.toString('utf8', end));
  return restored(parse(frame.join('')), elements);
}
