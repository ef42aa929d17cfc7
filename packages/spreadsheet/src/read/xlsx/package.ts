import { FileError } from '../file-error.ts';
import type { FileLimits } from '../file-limits.ts';
import { type ZipEntry, zipDirectory } from '../zip/directory.ts';
import { unpack } from '../zip/unpack.ts';

/** The family of a workbook by its parts. */
type PackageKind = 'excel' | 'openDocument';

/** The parts of a workbook, each unpacked on demand. */
export interface Package {
  readonly kind: PackageKind;
  /** It holds macros. They stay packed: nothing reads them. */
  readonly hasMacros: boolean;
  has(part: string): boolean;
  /** The bytes of a part; of one that is missing: a file that is damaged. */
  bytesOf(part: string): Promise<Uint8Array>;
}

/** Other file types that are zip archives, each by a part that only it has. */
const others: readonly (readonly [part: RegExp, found: string])[] = [
  [/^xl\/workbook\.bin$/i, 'xlsb'],
  [/^word\//i, 'document'],
  [/^ppt\//i, 'presentation'],
  [/^Index(?:\.zip$|\/(?:Document|Tables))/, 'numbers'],
];

function findKind(entries: readonly ZipEntry[]): PackageKind {
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new FileError('encrypted');
  const other = others.find(([part]) => entries.some(({ name }) => part.test(name)));
  if (other !== undefined) throw new FileError('notASheet', { found: other[1] });
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('_rels/.rels')) return 'excel';
  // A workbook that was encrypted as a whole is an entry of its own.
  if (names.has('encrypted-package')) throw new FileError('encrypted');
  if (names.has('content.xml')) return 'openDocument';
  throw new FileError('notASheet', { found: names.has('mimetype') ? 'openDocument' : 'archive' });
}

/** Opens a zip archive that claims to be a workbook. Its declared sizes are checked against the limits before anything is unpacked. */
export function openPackage(bytes: Uint8Array, limits: FileLimits): Package {
  const entries = zipDirectory(bytes);
  const kind = findKind(entries);
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  // Two entries of one name are how one archive shows two faces.
  if (byName.size !== entries.length) throw new FileError('damaged');
  let left = limits.unpacked;
  return {
    kind,
    hasMacros: entries.some(({ name }) => /(?:^|\/)vbaProject[^/]*\.bin$/i.test(name)),
    has: (part) => byName.has(part.toLowerCase()),
    async bytesOf(part) {
      const entry = byName.get(part.toLowerCase());
      if (entry === undefined) throw new FileError('damaged');
      left -= entry.unpacked;
      // In a genuine sheet, cells take up the most space: those are what the seller can delete.
      if (left < 0) throw new FileError('tooManyCells', { of: 'cells', maximum: limits.cells });
      return unpack(bytes, entry);
    },
  };
}
