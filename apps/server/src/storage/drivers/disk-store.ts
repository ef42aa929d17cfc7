import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ObjectStore, StoreFull } from './object-store.ts';

const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(errorCode(error)));
const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';

/** Names of objects, and of those that a process left unfinished. */
const fileName = /^[0-9a-f]{32}(?:\.part)?$/;

/** Bytes that are read from the disk at once. */
const piece = 256 * 1024;

/** Writes the names in a folder to the disk, where the file system can. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Writes a file that is there whole or not at all, also after a power cut. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = `${file}.part`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw isFull(error) ? new StoreFull('The disk is full', { cause: error }) : error;
  }
}

/** Objects as files of a folder, in subfolders by the first two digits of their names. For the processes of one machine. */
export function diskStore(folder: string): ObjectStore {
  const filePath = (name: string): string => {
    if (!fileName.test(name)) throw new Error('Not the name of an object');
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    name: 'disk',
    put: (name, bytes) => writeWhole(filePath(name), bytes),
    get: async (name, { start, end }) => {
      const file = filePath(name);
      await stat(file);
      return createReadStream(file, { start, end, highWaterMark: piece });
    },
    remove: (name) => rm(filePath(name), { force: true }),
    list: async function* list() {
      let entries;
      try {
        entries = await opendir(folder, { recursive: true });
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      for await (const entry of entries) {
        if (!entry.isFile()) continue;
        const written = await stat(path.join(entry.parentPath, entry.name)).catch(() => undefined);
        if (written !== undefined) yield { name: entry.name, writtenAt: written.mtimeMs };
      }
    },
  };
}
