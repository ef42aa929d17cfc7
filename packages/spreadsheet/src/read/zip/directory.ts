import { FileError } from '../file-error.ts';

/** An entry of a zip archive, as its directory describes it. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its local header begins. */
  readonly offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
/** The end may be followed by a comment of this length at most. */
const longestComment = 65_535;
/** Placeholder in a field of 4 bytes whose value is in the extra field, in 8. */
const elsewhere = 0xffffffff;
/** A workbook with a photograph a row has some thousands. */
const maxEntries = 10_000;

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  return null;
}

/** The 8-byte fields in an entry's extra field, in order. */
function longFields(view: DataView, from: number, length: number): number[] {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const count = Math.floor(view.getUint16(at + 2, true) / 8);
    return Array.from({ length: count }, (_, i) => Number(view.getBigUint64(at + 4 + i * 8, true)));
  }
  return [];
}

function entryAt(view: DataView, at: number): { entry: ZipEntry; next: number } {
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const long = longFields(view, at + entryLength + nameLength, extraLength);
  const size = (field: number): number => {
    const short = view.getUint32(at + field, true);
    return short === elsewhere ? (long.shift() ?? short) : short;
  };
  const name = new Uint8Array(view.buffer, view.byteOffset + at + entryLength, nameLength);
  const unpacked = size(24);
  const packed = size(20);
  const offset = size(42);
  const entry: ZipEntry = {
    // Some programs for Windows write the folders with a backslash.
    name: new TextDecoder().decode(name).replaceAll('\\', '/'),
    isEncrypted: (view.getUint16(at + 8, true) & 1) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed,
    unpacked,
    offset,
  };
  return { entry, next: at + entryLength + nameLength + extraLength + view.getUint16(at + 32, true) };
}

/** The earliest end of an entry's bytes: they are preceded by its name and other fields. */
const endOfEntry = ({ offset, packed }: ZipEntry): number => offset + localLength + packed;

/**
 * Entries that overlap each other, or the directory, are how a small archive expands to a large one, or appears differently to
 * different readers.
 */
function rejectOverlaps(entries: readonly ZipEntry[], directory: number): void {
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset);
  for (const [i, entry] of inOrder.entries())
    if (endOfEntry(entry) > (inOrder[i + 1]?.offset ?? directory)) throw new FileError('damaged');
}

/** Reads an archive's directory: its declared content. Unpacks nothing. */
export function zipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.byteLength < endLength ? null : findEnd(view);
  if (end === null) throw new FileError('damaged');
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new FileError('damaged', { parts: count });
  const entries: ZipEntry[] = [];
  const directory = view.getUint32(end + 16, true);
  let at = directory;
  while (entries.length < count) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) throw new FileError('damaged');
    const { entry, next } = entryAt(view, at);
    entries.push(entry);
    at = next;
  }
  rejectOverlaps(entries, directory);
  return entries;
}
