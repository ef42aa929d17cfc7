import { bucketIds, bucketOf, type FileKey, partBytes, type SavedFile } from '@saer/contract/site/file';
import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { mayRead, mayRemove, type FileReader } from './policy.ts';
import { savedFile, savedPart } from './tables.ts';

export type FileRow = typeof savedFile.$inferSelect;
export type PartRow = typeof savedPart.$inferSelect;

/** An arbitrary number, the same in every server process, that distinguishes these locks from others. */
const filesLock = 7_237_106;

/** Waits for other uploads of an owner; held until the transaction ends. */
export const lockFilesByOwner = (tx: Transaction, ownerId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${filesLock}, ${ownerId})`);

/** Bytes that every file counts at least: many small ones are no way around the limit. */
const leastCounted = 16 * 1024;
const counted = bucketIds.filter((id) => bucketOf(id).isCounted);

/** Bytes of an owner's files, with those that were announced and have not arrived. */
export async function usedBytes(db: Database | Transaction, ownerId: number): Promise<number> {
  const [found] = await db
    .select({ used: sql<string>`coalesce(sum(greatest(${savedFile.size}, ${leastCounted})), 0)` })
    .from(savedFile)
    .where(
      and(
        eq(savedFile.ownerId, ownerId),
        inArray(savedFile.bucketId, counted),
        ne(savedFile.state, 'removed'),
      ),
    );
  return Number(found?.used ?? 0);
}

/** A file by its key, unless it was removed. */
export async function getFile(
  db: Database | Transaction,
  { bucketId, fileId }: FileKey,
): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(savedFile)
    .where(and(eq(savedFile.id, fileId), eq(savedFile.bucketId, bucketId), ne(savedFile.state, 'removed')));
  return row;
}

/** A file that the reader may see; another is reported as missing. */
export async function findFileRow(db: Database, reader: FileReader, key: FileKey): Promise<FileRow> {
  const row = await getFile(db, key);
  if (row === undefined || !mayRead(reader, row)) throw new AppError({ code: 'rowGone' });
  return row;
}

/** The same once all of it is there. */
export async function findSaved(db: Database, reader: FileReader, key: FileKey): Promise<FileRow> {
  const row = await findFileRow(db, reader, key);
  if (row.state !== 'stored') throw new AppError({ code: 'rowGone' });
  return row;
}

/** The parts of a file that have arrived, in order. */
export const findParts = (db: Database | Transaction, fileId: string): Promise<PartRow[]> =>
  db.select().from(savedPart).where(eq(savedPart.fileId, fileId)).orderBy(asc(savedPart.number));

export const countChunks = (size: number): number => Math.ceil(size / partBytes);

/** A file as the contract shows it. */
export const toSavedFile = (
  { id, bucketId, name, mediaType, size, sha256, state, createdAt, expiresAt }: FileRow,
  chunksUploaded: number,
): SavedFile => ({
  bucketId,
  fileId: id,
  name,
  mediaType,
  size,
  sha256: state === 'stored' ? sha256 : null,
  state: state === 'stored' ? 'stored' : 'uploading',
  chunksTotal: countChunks(size),
  chunksUploaded,
  createdAt,
  expiresAt,
});

/** A file with the chunks of it that have arrived. */
export async function findFileState(db: Database, reader: FileReader, key: FileKey) {
  const row = await findFileRow(db, reader, key);
  const parts = await db
    .select({ number: savedPart.number })
    .from(savedPart)
    .where(eq(savedPart.fileId, row.id))
    .orderBy(asc(savedPart.number));
  return { ...toSavedFile(row, parts.length), chunks: parts.map(({ number }) => number) };
}

/** The files of an account, the oldest first. */
export async function findOwnFiles(db: Database, ownerId: number): Promise<readonly SavedFile[]> {
  const rows = await db
    .select()
    .from(savedFile)
    .where(and(eq(savedFile.ownerId, ownerId), eq(savedFile.state, 'stored')))
    .orderBy(asc(savedFile.createdAt), asc(savedFile.id));
  return rows.map((row) => toSavedFile(row, countChunks(row.size)));
}

const keptByLaw = bucketIds.filter((id) => bucketOf(id).isKeptByLaw === true);

/** Removes the files of an account that is erased, but those that the law wants kept. */
export const removeFilesByOwner = (tx: Transaction, ownerId: number) =>
  tx
    .update(savedFile)
    .set({ state: 'removed', ownerId: null, name: 'file' })
    .where(and(eq(savedFile.ownerId, ownerId), notInArray(savedFile.bucketId, keptByLaw)));

/** Removes a file in the transaction of whatever named it: from then on nobody finds it. */
export const removeFileRow = (tx: Database | Transaction, fileId: string) =>
  tx.update(savedFile).set({ state: 'removed', ownerId: null, name: 'file' }).where(eq(savedFile.id, fileId));

/** Removes a file that belongs to the reader. Its bytes go with the next run of the job. */
export async function removeOwnFile(db: Database, reader: FileReader, key: FileKey): Promise<FileKey> {
  const row = await findFileRow(db, reader, key);
  if (!mayRemove(reader, row)) throw new AppError({ code: 'rowGone' });
  await removeFileRow(db, row.id);
  return key;
}

/** A stored file as the contract shows it. */
export async function findSavedFile(db: Database, key: FileKey): Promise<SavedFile> {
  const row = await getFile(db, key);
  if (row?.state !== 'stored') throw new AppError({ code: 'rowGone' });
  return toSavedFile(row, countChunks(row.size));
}
