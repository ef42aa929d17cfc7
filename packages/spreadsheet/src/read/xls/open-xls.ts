import type { Sheet } from '../../sheet.ts';
import { FileBudget } from '../file-budget.ts';
import { FileError, within } from '../file-error.ts';
import type { FileLimits } from '../file-limits.ts';
import { Grid } from '../grid.ts';
import { readGlobals } from './globals.ts';
import { readXlsSheet } from './read-sheet.ts';

/** Excel's container format until 2003: a small file system with streams. */
interface CompoundFile {
  readonly names: ReadonlySet<string>;
  /** The bytes of a stream. */
  readonly stream: (name: string) => Uint8Array;
}

interface Entry {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly size: number;
}

const headerLength = 512;
const entryLength = 128;
const rootKind = 5;
/** From here on a number names no sector. */
const noSector = 0xfffffffa;

const toView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The sectors of a chain in their order. No chain is longer than the file, so that none goes round in circles. */
function followChain(start: number, next: (sector: number) => number, max: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector < noSector; sector = next(sector)) {
    if (chain.length >= max) throw new FileError('damaged');
    chain.push(sector);
  }
  return chain;
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  if (size > whole.length) throw new FileError('damaged');
  return whole.subarray(0, size);
}

const decoder = new TextDecoder('utf-16le');
/** Streams and folders: a workbook has a dozen, one with many objects in it some thousands. */
const maxEntries = 20_000;

function readEntries(directory: Uint8Array): Entry[] {
  const view = toView(directory);
  if (directory.length > maxEntries * entryLength) throw new FileError('damaged');
  return Array.from({ length: Math.floor(directory.length / entryLength) }, (_, i) => {
    const at = i * entryLength;
    const length = Math.min(Math.max(view.getUint16(at + 64, true) - 2, 0), 62);
    return {
      name: decoder.decode(directory.subarray(at, at + length)),
      kind: view.getUint8(at + 66),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    };
  }).filter(({ kind }) => kind !== 0);
}

/** Opens a compound file. Whatever in it leads outside of it, or in circles, is damage. */
function openCompound(bytes: Uint8Array): CompoundFile {
  if (bytes.length < headerLength) throw new FileError('damaged');
  const view = toView(bytes);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw new FileError('damaged');
  const size = 2 ** shift;
  const max = Math.ceil(bytes.length / size);
  const sector = (at: number): Uint8Array => {
    const from = (at + 1) * size;
    if (from >= bytes.length) throw new FileError('damaged');
    return bytes.subarray(from, from + size);
  };
  const word = (at: number, index: number): number => {
    const inside = sector(at);
    if (inside.length < index * 4 + 4) throw new FileError('damaged');
    return toView(inside).getUint32(index * 4, true);
  };
  const words = size / 4;
  // The location of the allocation table: its first entries are in the header, more in sectors chained by their last word.
  const more = followChain(view.getUint32(68, true), (at) => word(at, words - 1), max);
  const positions = [
    ...Array.from({ length: 109 }, (_, i) => view.getUint32(76 + i * 4, true)),
    ...more.flatMap((at) => Array.from({ length: words - 1 }, (_, i) => word(at, i))),
  ].filter((at) => at < noSector);
  const next = (at: number): number => word(positions[Math.floor(at / words)] ?? noSector, at % words);
  const read = (start: number, length?: number): Uint8Array => {
    const pieces = followChain(start, next, max).map(sector);
    return joined(pieces, length ?? pieces.length * size);
  };

  const entries = readEntries(read(view.getUint32(48, true)));
  const root = entries.find(({ kind }) => kind === rootKind);
  if (root === undefined) throw new FileError('damaged');
  const smallSize = 64;
  const readSmall = ({ start, size: length }: Entry): Uint8Array => {
    const container = read(root.start);
    const table = toView(read(view.getUint32(60, true)));
    const chain = followChain(
      start,
      (at) => table.getUint32(at * 4, true),
      Math.ceil(bytes.length / smallSize),
    );
    return joined(
      chain.map((at) => container.subarray(at * smallSize, (at + 1) * smallSize)),
      length,
    );
  };
  return {
    names: new Set(entries.map(({ name }) => name)),
    stream: (name) => {
      const entry = entries.find((each) => each.name === name);
      if (entry === undefined) throw new FileError('damaged');
      return entry.size < view.getUint32(56, true) ? readSmall(entry) : read(entry.start, entry.size);
    },
  };
}

/** Other file types in such a container, each by a stream that only it has. */
const others: readonly (readonly [stream: string, found: string])[] = [
  ['WordDocument', 'document'],
  ['PowerPoint Document', 'presentation'],
  ['Book', 'oldExcel'],
];

/** A cell has one record, or two if it has the text result of a formula; a sheet has few others. */
const maxRecords = ({ cells }: FileLimits): number => cells * 2 + 100_000;

/** Opens an .xls workbook, as Excel wrote them from 1997 to 2003 and some programs still do. A newer one with a password looks alike. */
export function openXls(bytes: Uint8Array, limits: FileLimits): readonly Sheet[] {
  const { names, stream } = openCompound(bytes);
  if (names.has('EncryptedPackage')) throw new FileError('encrypted');
  if (!names.has('Workbook')) {
    const found = others.find(([name]) => names.has(name))?.[1] ?? 'binary';
    throw new FileError('notASheet', { found });
  }
  const workbook = stream('Workbook');
  const globals = readGlobals(workbook, limits.cells);
  if (new Set(globals.sheets.map(({ from }) => from)).size < globals.sheets.length)
    throw new FileError('damaged');
  within(limits.sheets, globals.sheets.length, 'sheets');
  const budget = new FileBudget(limits);
  // Each ends where the next begins at the latest: no part of the file is read twice.
  const starts = globals.sheets.map(({ from }) => from).toSorted((a, b) => a - b);
  return globals.sheets.map((sheet) => {
    const next = starts.find((start) => start > sheet.from);
    const grid = new Grid(budget);
    return readXlsSheet(workbook.subarray(0, next), sheet, globals, { grid, budget }, maxRecords(limits));
  });
}
