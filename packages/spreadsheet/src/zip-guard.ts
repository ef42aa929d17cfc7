/** What a zip archive says of itself in its directory, before anything is unpacked. */
export interface ZipDirectory {
  readonly entries: number;
  /** Bytes of all entries together. An entry that turns out larger than it says is refused by the reader. */
  readonly unpacked: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** The end may be followed by a comment of this length at most. */
const longestComment = 65_535;

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  return null;
}

/** Reads an archive's directory; null: the bytes are no such archive. Unpacks nothing. */
export function zipDirectory(bytes: Uint8Array): ZipDirectory | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.byteLength < endLength ? null : endOf(view);
  if (end === null) return null;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) return null;
    unpacked += view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += entryLength + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return { entries, unpacked };
}
