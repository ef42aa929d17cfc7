/** A place in XML that is read byte by byte: nothing is decoded that nobody asks for. */
export interface Position {
  readonly bytes: Uint8Array;
  at: number;
  /** The last attribute read: its name if it is one letter, else 0, and the position of its value. */
  letter: number;
  from: number;
  to: number;
}

export const positionIn = (bytes: Uint8Array, at: number): Position => ({
  bytes,
  at,
  letter: 0,
  from: 0,
  to: 0,
});

const isSpace = (byte: number | undefined): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9;

/** True if a tag ends its name with this byte, and is none of a longer name. */
export const endsName = (byte: number | undefined): boolean => byte === 62 || byte === 47 || isSpace(byte);

/** On to the next `<`, or to the end. */
export function toTag(position: Position): void {
  const { bytes } = position;
  let { at } = position;
  while (at < bytes.length && bytes[at] !== 60) at += 1;
  position.at = at;
}

/** Skips past the `>` of a tag whose attributes are irrelevant; returns whether its element is empty, or null if the tag has no end. */
export function passTag(position: Position): boolean | null {
  const { bytes } = position;
  let { at } = position;
  while (at < bytes.length && bytes[at] !== 62) at += 1;
  if (at === bytes.length) return null;
  position.at = at + 1;
  return bytes[at - 1] === 47;
}

/** True if the position is at `</x>`, x being these letters; if so, skips past it. */
export function passEnd(position: Position, first: number, second = 0): boolean {
  const { bytes, at } = position;
  const length = second === 0 ? 4 : 5;
  const isEnd =
    bytes[at] === 60 &&
    bytes[at + 1] === 47 &&
    bytes[at + 2] === first &&
    (second === 0 || bytes[at + 3] === second) &&
    bytes[at + length - 1] === 62;
  if (isEnd) position.at = at + length;
  return isEnd;
}

/**
 * On to the next attribute of the tag in which the place is, or to the end of the tag: one that opens an element, or is an empty one.
 * 'other': it is written another way than programs write it, which may be right all the same.
 */
export function nextAttribute(position: Position): 'attribute' | 'open' | 'empty' | 'other' {
  const { bytes } = position;
  const end = bytes.length;
  let { at } = position;
  while (at < end && isSpace(bytes[at])) at += 1;
  if (bytes[at] === 62) {
    position.at = at + 1;
    return 'open';
  }
  if (bytes[at] === 47) {
    position.at = at + 2;
    return bytes[at + 1] === 62 ? 'empty' : 'other';
  }
  const name = at;
  while (at < end && bytes[at] !== 61 && bytes[at] !== 62 && !isSpace(bytes[at])) at += 1;
  if (bytes[at] !== 61 || bytes[at + 1] !== 34) return 'other';
  position.letter = at - name === 1 ? (bytes[name] ?? 0) : 0;
  at += 2;
  position.from = at;
  while (at < end && bytes[at] !== 34) at += 1;
  position.to = at;
  position.at = at + 1;
  return at < end ? 'attribute' : 'other';
}
