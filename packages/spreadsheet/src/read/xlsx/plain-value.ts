/** A mark of the order of bytes is a character like any other within a text. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  decoder.decode(bytes.subarray(from, to));

/** Whole numbers with this many digits are exact. */
const exactDigits = 15;

/** The number that these digits are, and nothing but digits; -1: they are none. */
export function wholeNumber(bytes: Uint8Array, from: number, to: number): number {
  if (from === to || to - from > exactDigits) return -1;
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

const tens = Array.from({ length: exactDigits + 1 }, (_, power) => 10 ** power);

/**
 * A plain decimal number of few digits; NaN: it is another, which the language itself has to read. Digits and power of ten are both
 * exact, so that their quotient is the nearest number there is.
 */
export function plainDecimal(bytes: Uint8Array, from: number, to: number): number {
  const isNegative = bytes[from] === 45;
  let at = isNegative ? from + 1 : from;
  if (at >= to || to - at > exactDigits + 1) return Number.NaN;
  let digits = 0;
  let point = -1;
  for (; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 46 && point < 0) point = at;
    else if (byte < 48 || byte > 57) return Number.NaN;
    else digits = digits * 10 + byte - 48;
  }
  // Sixteen characters are at most fifteen digits only with a decimal point, and a point alone is not a number.
  if (point < 0 ? to - from > exactDigits : to - from < 2 + Number(isNegative)) return Number.NaN;
  const number = point < 0 ? digits : digits / (tens[to - point - 1] ?? Number.NaN);
  return isNegative ? -number : number;
}
