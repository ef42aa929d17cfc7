const wide = new TextDecoder('utf-16le');

/** Characters of one byte each, or of two; no more than a record holds. */
export const characters = (bytes: Uint8Array, isWide: boolean): string =>
  isWide ? wide.decode(bytes) : String.fromCharCode(...bytes);

/** A text preceded by its length, in one byte or two, and by whether its characters are wide. */
export function textAt(
  { bytes, view }: { bytes: Uint8Array; view: DataView },
  at: number,
  lengthBytes: 1 | 2,
): string {
  const length = lengthBytes === 1 ? view.getUint8(at) : view.getUint16(at, true);
  const isWide = (view.getUint8(at + lengthBytes) & 1) !== 0;
  const from = at + lengthBytes + 1;
  return characters(bytes.subarray(from, from + length * (isWide ? 2 : 1)), isWide);
}
