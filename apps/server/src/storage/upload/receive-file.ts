import { bucketOf, type SavedFile, partBytes } from '@saer/contract/site/file';
import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { SentFile } from '../../http/mounting/mount-streamed-upload.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { reencodePicture } from '../../images/reencode-picture.ts';
import {
  type FileContext,
  addFile,
  saveBytes,
  type NewFile,
  toExpiry,
  requireSpace,
  dropObjects,
  type WrittenBytes,
  writeParts,
  writePart,
} from '../files/save-file.ts';
import { collectPieces, freeBytes } from '../files/part-memory.ts';
import { requireMediaType, webpName, plainFileName } from '../files/plain-file-name.ts';
import {
  findSavedFile,
  getFile,
  countChunks,
  type FileRow,
  findParts,
  removeFileRow,
  toSavedFile,
} from '../queries.ts';
import { readPart } from '../reading/read-parts.ts';
import { savedFile, savedPart } from '../tables.ts';

/** Which part of a file is sent. */
interface Chunk {
  readonly number: number;
  /** Bytes of the chunk. */
  readonly size: number;
  /** Bytes of the whole file. */
  readonly total: number;
}

const refused = () => new AppError({ code: 'invalidValue', field: 'content-range' });

/** Reads `bytes 0-5242879/12000000`: every chunk but the last has a part's length. */
function readContentRange(header: string): Chunk {
  const [, first = '', last = '', all = ''] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(header) ?? [];
  if (first === '') throw refused();
  const [start, end, total] = [Number(first), Number(last), Number(all)];
  const size = end - start + 1;
  if (start % partBytes !== 0 || start >= total || size !== Math.min(partBytes, total - start))
    throw refused();
  return { number: start / partBytes, size, total };
}

/** The refusal of bytes that are not those of their checksum. */
const damaged = () => new AppError({ code: 'invalidValue', field: 'sha256' });

interface Announced extends Omit<NewFile, 'mediaType'> {
  /** The hash of the whole, as its sender says. */
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
async function computeChecksum(
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
  const sha256 = await computeChecksum(context, parts);
  if (row.sha256 !== null && row.sha256 !== sha256) {
    await removeFileRow(context.db, row.id);
    throw damaged();
  }
  const [done] = await context.db
    .update(savedFile)
    .set({ state: 'stored', sha256, expiresAt: toExpiry(row.bucketId) })
    .where(and(eq(savedFile.id, row.id), eq(savedFile.state, 'uploading')))
    .returning();
  // Two last chunks that came together both complete it.
  const stored = done ?? (await getFile(context.db, { bucketId: row.bucketId, fileId: row.id }));
  if (stored === undefined) throw new AppError({ code: 'rowGone' });
  return stored;
}

/** Takes a chunk of a file: in any order, several at once, again after a broken connection. */
async function receiveChunk(
  context: FileContext,
  file: Announced,
  chunk: Chunk,
  stream: AsyncIterable<Uint8Array>,
): Promise<SavedFile> {
  const row = await beginOrFind(context, file, chunk);
  const bytes = await exactly(stream, chunk.size);
  if (chunk.size === partBytes) collectPieces();
  try {
    if (chunk.number === 0) {
      const mediaType = requireMediaType(file.bucketId, bytes);
      if (mediaType !== row.mediaType)
        await context.db.update(savedFile).set({ mediaType }).where(eq(savedFile.id, row.id));
    }
    await writeChunk(context, row, chunk.number, bytes);
  } finally {
    freeBytes(bytes);
  }
  const parts = await findParts(context.db, row.id);
  const isWhole = parts.length === countChunks(row.size);
  return toSavedFile(
    isWhole && row.state === 'uploading' ? await complete(context, row, parts) : row,
    parts.length,
  );
}

interface Target extends Pick<NewFile, 'bucketId' | 'ownerId'> {
  /** Chosen by the caller. */
  readonly fileId?: string | undefined;
  readonly sha256?: string | undefined;
}

const megabyte = 1024 * 1024;

const tooLarge = (max: number) =>
  new AppError({ code: 'fileTooLarge', field: 'file', details: { maximum: Math.floor(max / megabyte) } });

/** Adds written bytes as a file; a name that is taken is refused. */
async function save(
  context: FileContext,
  { bucketId, ownerId, fileId }: Target,
  { name, mediaType }: Pick<NewFile, 'name' | 'mediaType'>,
  written: WrittenBytes,
): Promise<SavedFile> {
  const key = await context.db.transaction(async (tx) => {
    if (fileId !== undefined && (await getFile(tx, { bucketId, fileId })) !== undefined)
      throw new AppError({ code: 'invalidValue', field: 'fileId' });
    const named = fileId === undefined ? {} : { id: fileId };
    return addFile(tx, context, { bucketId, ownerId, name, mediaType, ...named }, written);
  });
  return findSavedFile(context.db, key);
}

/** Takes a file, or with `content-range` a chunk of one, into a bucket. It is written while it arrives. */
export async function receiveFile(
  context: FileContext,
  target: Target,
  { name, stream, contentRange, isCut }: SentFile,
): Promise<SavedFile> {
  const { bucketId, ownerId, fileId, sha256 } = target;
  const { maxBytes } = bucketOf(bucketId);
  if (contentRange !== undefined) {
    const chunk = readContentRange(contentRange);
    if (chunk.total > maxBytes) throw tooLarge(maxBytes);
    const id = fileId === undefined ? {} : { id: fileId };
    return receiveChunk(context, { bucketId, ownerId, name, sha256, ...id }, chunk, stream);
  }
  let mediaType = '';
  const written = await writeParts(context.store, stream, (bytes, number) => {
    if (number === 0) mediaType = requireMediaType(bucketId, bytes);
  });
  try {
    if (isCut()) throw tooLarge(maxBytes);
    if (written.size === 0) throw new AppError({ code: 'fileMissing', field: 'file' });
    if (sha256 !== undefined && sha256 !== written.sha256) throw damaged();
    return await save(context, target, { name, mediaType }, written);
  } catch (error) {
    await dropObjects(
      context.store,
      written.parts.map(({ object }) => object),
    );
    throw error;
  }
}

/** Takes a picture into a bucket, re-encoded as WebP. */
export async function receivePicture(
  context: FileContext,
  target: Target,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<SavedFile> {
  const { picture } = await reencodePicture(bytes);
  return saveBytes(context, picture, (written) =>
    save(context, target, { name: webpName(name), mediaType: 'image/webp' }, written),
  );
}
