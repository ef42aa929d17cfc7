import { createHash, randomUUID } from 'node:crypto';
import type { SavedFile } from '@saer/contract/file';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';
import type { FileContext } from '../files/file-context.ts';
import { expiryOf, type NewFile, requireSpace } from '../files/save-file.ts';
import { requireMediaType } from '../files/media-type.ts';
import { plainFileName } from '../files/plain-file-name.ts';
import { dropObjects, writePart } from '../files/write-parts.ts';
import { chunksOf, type FileRow, findParts, getFile, removeFileRow, toSavedFile } from '../queries.ts';
import { readPart } from '../reading/read-parts.ts';
import { savedFile, savedPart } from '../tables.ts';
import type { Chunk } from './content-range.ts';

/** The refusal of bytes that are not those of their checksum. */
export const damaged = () => new AppError({ code: 'invalidValue', field: 'sha256' });

interface Announced extends Omit<NewFile, 'mediaType'> {
  /** Of the whole, as its sender says. */
  readonly sha256: string | undefined;
}

/** The upload that a chunk belongs to: begun with whichever chunk of it comes first. */
async function beginOrFind(context: FileContext, file: Announced, { total }: Chunk): Promise<FileRow> {
  const { bucketId, ownerId, sha256, id = randomUUID() } = file;
  const found = await context.db.transaction(async (tx) => {
    const before = await getFile(tx, { bucketId, fileId: id });
    if (before !== undefined) return before;
    await requireSpace(tx, context, file, total);
    const [begun] = await tx
      .insert(savedFile)
      .values({
        id,
        bucketId,
        ownerId,
        name: plainFileName(file.name),
        mediaType: 'application/octet-stream',
        size: total,
        sha256: sha256 ?? null,
        state: 'uploading',
      })
      .onConflictDoNothing()
      .returning();
    return begun ?? getFile(tx, { bucketId, fileId: id });
  });
  // Another one's, or another file's.
  if (found === undefined || found.ownerId !== ownerId || found.size !== total)
    throw new AppError({ code: 'invalidValue', field: 'fileId' });
  if (sha256 !== undefined && found.sha256 !== sha256) throw damaged();
  return found;
}

/** Reads the bytes of a chunk: exactly as many as it announced. */
async function exactly(stream: AsyncIterable<Uint8Array>, size: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for await (const piece of stream) {
    if (at + piece.length > size) throw new AppError({ code: 'invalidValue', field: 'content-range' });
    bytes.set(piece, at);
    at += piece.length;
  }
  if (at < size) throw new AppError({ code: 'invalidValue', field: 'content-range' });
  return bytes;
}

/** SHA-256 in hexadecimal, calculated beside the event loop. */
const digest = async (bytes: Buffer<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');

/** Writes a chunk, unless it is there: sent again it must have the same bytes. */
async function writeChunk(
  { db, store }: FileContext,
  { id }: FileRow,
  number: number,
  bytes: Buffer<ArrayBuffer>,
): Promise<void> {
  const [part, sha256] = await Promise.all([writePart(store, bytes), digest(bytes)]);
  const inserted = await db
    .insert(savedPart)
    .values({ fileId: id, number, sha256, ...part })
    .onConflictDoNothing()
    .returning({ number: savedPart.number });
  if (inserted.length > 0) return;
  await dropObjects(store, [part.object]);
  const [there] = await db
    .select({ sha256: savedPart.sha256 })
    .from(savedPart)
    .where(and(eq(savedPart.fileId, id), eq(savedPart.number, number)));
  if (there?.sha256 !== sha256) throw new AppError({ code: 'invalidValue', field: 'file' });
}

/** The checksum of all parts, read as they are at the driver. */
async function checksumOf(
  context: FileContext,
  parts: Awaited<ReturnType<typeof findParts>>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) {
    for await (const piece of await readPart(context, part)) hash.update(piece);
  }
  return hash.digest('hex');
}

/** Makes an upload a file once all of it is here and its checksum is right; otherwise nothing of it stays. */
async function complete(
  context: FileContext,
  row: FileRow,
  parts: Awaited<ReturnType<typeof findParts>>,
): Promise<FileRow> {
  const sha256 = await checksumOf(context, parts);
  if (row.sha256 !== null && row.sha256 !== sha256) {
    await removeFileRow(context.db, row.id);
    throw damaged();
  }
  const [done] = await context.db
    .update(savedFile)
    .set({ state: 'stored', sha256, expiresAt: expiryOf(row.bucketId) })
    .where(and(eq(savedFile.id, row.id), eq(savedFile.state, 'uploading')))
    .returning();
  // Two last chunks that came together both complete it.
  const stored = done ?? (await getFile(context.db, { bucketId: row.bucketId, fileId: row.id }));
  if (stored === undefined) throw new AppError({ code: 'rowGone' });
  return stored;
}

/** Takes a chunk of a file: in any order, several at once, again after a broken connection. */
export async function receiveChunk(
  context: FileContext,
  file: Announced,
  chunk: Chunk,
  stream: AsyncIterable<Uint8Array>,
): Promise<SavedFile> {
  const row = await beginOrFind(context, file, chunk);
  const bytes = await exactly(stream, chunk.size);
  if (chunk.number === 0) {
    const mediaType = requireMediaType(file.bucketId, bytes);
    if (mediaType !== row.mediaType)
      await context.db.update(savedFile).set({ mediaType }).where(eq(savedFile.id, row.id));
  }
  await writeChunk(context, row, chunk.number, bytes);
  const parts = await findParts(context.db, row.id);
  const isWhole = parts.length === chunksOf(row.size);
  return toSavedFile(
    isWhole && row.state === 'uploading' ? await complete(context, row, parts) : row,
    parts.length,
  );
}
