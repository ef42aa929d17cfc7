const sampleLength = 4096;

/** Counts those of the first bytes that are nul, at even and at odd places. */
function nuls(bytes: Uint8Array): readonly [even: number, odd: number] {
  const first = bytes.subarray(0, sampleLength);
  const all = first.filter((byte) => byte === 0).length;
  const even = first.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  return [even, all - even];
}

/**
 * The byte order of UTF-16; null if the text is not UTF-16. Without a byte order mark, separators and digits reveal it: their upper
 * byte is null, all such bytes are on one side, and no other text contains any.
 */
export function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const [even, odd] = nuls(bytes);
  const enough = Math.min(bytes.length, sampleLength) / 20;
  if (bytes.length % 2 !== 0 || even + odd < enough || Math.min(even, odd) > 0) return null;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}
