import { deflate } from '#deflate';
import { inflate } from '#inflate';
import { PatchError } from './patch-error.ts';

/** An entry's stored bytes, with its size and checksum. */
interface Kept {
  readonly data: Uint8Array;
  readonly crc: number;
  readonly size: number;
}

interface Entry {
  readonly name: string;
  /** Its record in the archive's directory. */
  readonly record: Uint8Array;
  /** All bytes of the entry: its header, its data, and anything that follows. */
  readonly whole: Uint8Array;
  readonly packed: Kept;
  readonly isStored: boolean;
  readonly canBeRead: boolean;
}

/** A zip archive whose entries can be replaced, all others staying as they are, byte for byte. */
export interface Archive {
  readonly names: readonly string[];
  readonly has: (name: string) => boolean;
  /** An entry as text. */
  readonly read: (name: string) => Promise<string>;
  /** The archive with some entries' text changed, and without those that are gone. */
  readonly replace: (changed: ReadonlyMap<string, string>, gone?: ReadonlySet<string>) => Promise<Uint8Array>;
}

const endSignature = 0x06054b50;
const recordSignature = 0x02014b50;
const headerSignature = 0x04034b50;
const endLength = 22;
const recordLength = 46;
const headerLength = 30;
/** Bytes of a part that is read: a sheet of 100,000 rows has fewer. */
const maxPartBytes = 160 * 1024 * 1024;

const toView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function reject(): never {
  throw new PatchError('notAWorkbook');
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - endLength; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (
      view.getUint32(at, true) === endSignature &&
      view.getUint16(at + 20, true) === view.byteLength - at - endLength
    )
      return at;
  return reject();
}

/** The records of the directory, each with the offset of its entry. */
function readRecords(bytes: Uint8Array, end: number): { record: Uint8Array; at: number }[] {
  const view = toView(bytes);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  // An archive of the large kind (zip64), in several files, or with something in front of it.
  if (count === 0xffff || view.getUint16(end + 8, true) !== count) reject();
  if (at + view.getUint32(end + 12, true) !== end) reject();
  return Array.from({ length: count }, () => {
    if (at + recordLength > end || view.getUint32(at, true) !== recordSignature) reject();
    const length =
      recordLength +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
    const record = bytes.subarray(at, at + length);
    if (at + length > end) reject();
    at += length;
    return { record, at: toView(record).getUint32(42, true) };
  });
}

function readEntry(record: Uint8Array, whole: Uint8Array): Entry {
  const about = toView(record);
  const header = toView(whole);
  if (whole.length < headerLength || header.getUint32(0, true) !== headerSignature) reject();
  const from = headerLength + header.getUint16(26, true) + header.getUint16(28, true);
  const length = about.getUint32(20, true);
  const size = about.getUint32(24, true);
  if (from + length > whole.length) reject();
  const method = about.getUint16(10, true);
  return {
    name: new TextDecoder().decode(record.subarray(recordLength, recordLength + about.getUint16(28, true))),
    record,
    whole,
    packed: { data: whole.subarray(from, from + length), crc: about.getUint32(16, true), size },
    isStored: method === 0,
    canBeRead: (about.getUint16(8, true) & 1) === 0 && (method === 0 || method === 8),
  };
}

/** The entries in the order of the archive. */
function readEntries(bytes: Uint8Array, end: number): Entry[] {
  const records = readRecords(bytes, end).toSorted((a, b) => a.at - b.at);
  const directory = toView(bytes).getUint32(end + 16, true);
  if ((records[0]?.at ?? 0) !== 0) reject();
  return records.map(({ record, at }, index) => {
    const next = records[index + 1]?.at ?? directory;
    if (next <= at || next > directory) reject();
    return readEntry(record, bytes.subarray(at, next));
  });
}

/** The entry with other data: its name, its date and whatever else the directory says of it stay. */
function replaced({ record }: Entry, { data, crc, size }: Kept): { record: Uint8Array; whole: Uint8Array } {
  const about = new Uint8Array(record);
  const view = toView(about);
  // Only the flag for UTF-8 names: nothing is encrypted, and no sizes follow the data.
  view.setUint16(8, view.getUint16(8, true) & 0x0800, true);
  view.setUint16(10, 8, true);
  view.setUint32(16, crc, true);
  view.setUint32(20, data.length, true);
  view.setUint32(24, size, true);
  const name = view.getUint16(28, true);
  const whole = new Uint8Array(headerLength + name + data.length);
  const header = toView(whole);
  header.setUint32(0, headerSignature, true);
  header.setUint16(4, 20, true);
  whole.set(about.subarray(8, 30), 6);
  header.setUint16(28, 0, true);
  whole.set(about.subarray(recordLength, recordLength + name), headerLength);
  whole.set(data, headerLength + name);
  return { record: about, whole };
}

function joined(entries: readonly { record: Uint8Array; whole: Uint8Array }[], end: Uint8Array): Uint8Array {
  const length = (part: 'record' | 'whole') => entries.reduce((sum, each) => sum + each[part].length, 0);
  const [data, directory] = [length('whole'), length('record')];
  const bytes = new Uint8Array(data + directory + end.length);
  const view = toView(bytes);
  let at = 0;
  let listedAt = data;
  for (const { record, whole } of entries) {
    bytes.set(whole, at);
    bytes.set(record, listedAt);
    view.setUint32(listedAt + 42, at, true);
    at += whole.length;
    listedAt += record.length;
  }
  bytes.set(end, listedAt);
  view.setUint16(listedAt + 8, entries.length, true);
  view.setUint16(listedAt + 10, entries.length, true);
  view.setUint32(listedAt + 12, directory, true);
  view.setUint32(listedAt + 16, data, true);
  return bytes;
}

/** The unpacked bytes of an entry, verified against its declared size and checksum. */
async function unpacked({ packed, isStored }: Entry): Promise<Uint8Array> {
  if (isStored) return packed.data;
  try {
    return await inflate({ ...packed, data: packed.data.slice() });
  } catch {
    // Whatever the cause, the bytes are not what the archive declares.
    return reject();
  }
}

/** Opens a zip archive. Nothing is unpacked yet. */
export function openArchive(bytes: Uint8Array): Archive {
  if (bytes.length < endLength) reject();
  const end = findEnd(toView(bytes));
  const entries = readEntries(bytes, end);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (byName.size !== entries.length) reject();
  return {
    names: [...byName.keys()],
    has: (name) => byName.has(name),
    read: async (name) => {
      const entry = byName.get(name);
      if (entry === undefined || !entry.canBeRead) return reject();
      if (entry.packed.size > maxPartBytes) throw new PatchError('tooLarge');
      const content = await unpacked(entry);
      try {
        // A byte order mark is preserved.
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
      } catch {
        throw new PatchError('unusual');
      }
    },
    replace: async (changed, gone = new Set()) => {
      const left = entries.filter(({ name }) => !gone.has(name));
      const written = await Promise.all(
        left.map(async (entry) => {
          const text = changed.get(entry.name);
          return text === undefined ? entry : replaced(entry, await deflate(new TextEncoder().encode(text)));
        }),
      );
      return joined(written, bytes.subarray(end));
    },
  };
}
