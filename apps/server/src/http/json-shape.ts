/** What a body may hold at most, whatever its endpoint: far more than any honest one does. */
export const shapeLimits = {
  /** Values of all objects and lists together; 2,500 rows with every field filled in have fewer. */
  values: 150_000,
  /** Keys of one object. */
  keys: 250,
  /** Objects and lists in one another. */
  depth: 16,
} as const;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** Where the string that begins at `at` ends: at its closing quote. */
function endOfString(text: Uint8Array, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] !== quote) end += text[end] === backslash ? 2 : 1;
  return end;
}

/**
 * Whether a JSON text holds no more than `shapeLimits`, without parsing it: parsing hundreds of thousands of different keys, and
 * checking them, takes seconds in which nobody else is answered; counting them takes milliseconds. Says nothing of broken JSON.
 */
export function fitsShape(text: Uint8Array): boolean {
  let values = 0;
  /** The keys of each object that is open, from the outermost. */
  const keys: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === quote) at = endOfString(text, at);
    else if (sign === comma) values += 1;
    else if (sign === colon) {
      const count = (keys.pop() ?? 0) + 1;
      if (count > shapeLimits.keys) return false;
      keys.push(count);
    } else if (sign === openBrace || sign === openBracket) {
      values += 1;
      if (keys.push(0) > shapeLimits.depth) return false;
    } else if (sign === closeBrace || sign === closeBracket) keys.pop();
    if (values > shapeLimits.values) return false;
  }
  return true;
}
