import { FileError } from '../file-error.ts';
import type { FileLimits } from '../file-limits.ts';
import { type ZipEntry, zipDirectory } from '../zip/directory.ts';
import { unpack } from '../zip/unpack.ts';

/** The parts of a workbook, each unpacked on demand. */
export interface Package {
  has(part: string): boolean;
  /** The bytes of a part; of one that is missing: a file that is damaged. */
  bytesOf(part: string): Promise<Uint8Array>;
}

/** Other file types that are zip archives, each by a part that only it has. */
const others: readonly (readonly [part: RegExp, found: string])[] = [
  [/^xl\/workbook\.bin$/i, 'xlsb'],
  [/^word\//i, 'document'],
  [/^ppt\//i, 'presentation'],
  [/^mimetype$/, 'openDocument'],
  [/^Index\/(?:Document|Tables)/, 'numbers'],
];

function rejectOthers(entries: readonly ZipEntry[]): void {
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new FileError('encrypted');
  if (entries.some(({ name }) => /(?:^|\/)vbaProject[^/]*\.bin$/i.test(name)))
    throw new FileError('hasMacros');
  const other = others.find(([part]) => entries.some(({ name }) => part.test(name)));
  if (other !== undefined) throw new FileError('notASheet', { found: other[1] });
  if (!entries.some(({ name }) => name === '_rels/.rels'))
    throw new FileError('notASheet', { found: 'archive' });
}

/** Opens a zip archive that claims to be a workbook. Its declared sizes are checked against the limits before anything is unpacked. */
export function openPackage(bytes: Uint8Array, limits: FileLimits): Package {
  const entries = zipDirectory(bytes);
  rejectOthers(entries);
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  // Two entries of one name are how one archive shows two faces.
  if (byName.size !== entries.length) throw new FileError('damaged');
  let left = limits.unpacked;
  return {
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
