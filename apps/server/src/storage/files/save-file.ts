import { randomUUID, createHash } from 'node:crypto';
import { type BucketId, bucketOf, type FileKey, partBytes } from '@saer/contract/site/file';
import { sql } from 'drizzle-orm';
import type { Transaction, Database } from '../../database/database.ts';
import { lockFilesByOwner, usedBytes } from '../queries.ts';
import { savedFile, savedPart } from '../tables.ts';
import { collectPieces, freeBytes } from './part-memory.ts';
import { plainFileName } from './plain-file-name.ts';
import type { ObjectStore } from '../drivers/object-store.ts';

/** Dependencies of saving and reading files. */
export interface FileContext {
  readonly db: Database;
  readonly store: ObjectStore;
  /** Refuses bytes beyond those that an account may store. */
  readonly requireSpace: (
    tx: Transaction,
    ownerId: number,
    bytes: { readonly used: number; readonly added: number },
  ) => Promise<void>;
}

export interface WrittenPart {
  readonly size: number;
  readonly object: string;
}

/** Bytes at the driver that no file names yet. */
export interface WrittenBytes {
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly parts: readonly WrittenPart[];
}

/** Writes the bytes of one part under a new name. */
export async function writePart(store: ObjectStore, bytes: Buffer<ArrayBuffer>): Promise<WrittenPart> {
  const object = randomUUID().replaceAll('-', '');
  await store.put(object, bytes);
  return { size: bytes.length, object };
}

/** Removes objects that no file will name. What cannot be removed now is found by the job that tidies up. */
export const dropObjects = async (store: ObjectStore, objects: readonly string[]): Promise<void> => {
  await Promise.allSettled(objects.map((object) => store.remove(object)));
};

/** Buffers of a part's length for one file: one is filled while the others are written. */
const maxBuffers = 3;

/** Buffers that are used again: made anew for each part, they made collecting garbage the most of an upload. */
interface Buffers {
  /** Waits until one is free. */
  readonly take: () => Promise<Buffer<ArrayBuffer>>;
  readonly giveBack: (buffer: Buffer<ArrayBuffer>) => void;
  /** Frees them all, once nothing reads or fills them any more. */
  readonly free: () => void;
}

function reusedBuffers(): Buffers {
  const made: Buffer<ArrayBuffer>[] = [];
  const idle: Buffer<ArrayBuffer>[] = [];
  const waiting: ((buffer: Buffer<ArrayBuffer>) => void)[] = [];
  return {
    take: async () => {
      const buffer = idle.pop();
      if (buffer !== undefined) return buffer;
      if (made.length < maxBuffers) {
        const another = Buffer.allocUnsafeSlow(partBytes);
        made.push(another);
        return another;
      }
      const { promise, resolve } = Promise.withResolvers<Buffer<ArrayBuffer>>();
      waiting.push(resolve);
      return promise;
    },
    giveBack: (buffer) => {
      const next = waiting.shift();
      if (next === undefined) idle.push(buffer);
      else next(buffer);
    },
    free: () => made.forEach(freeBytes),
  };
}

interface Cut {
  readonly buffer: Buffer<ArrayBuffer>;
  readonly size: number;
}

/** Cuts a stream into buffers of a part's length; the last may hold less. */
async function* cut(stream: AsyncIterable<Uint8Array>, { take }: Buffers): AsyncGenerator<Cut> {
  let buffer: Buffer<ArrayBuffer> | undefined;
  let size = 0;
  for await (const piece of stream) {
    for (let taken = 0; taken < piece.length;) {
      buffer ??= await take();
      const bytes = piece.subarray(taken, taken + partBytes - size);
      buffer.set(bytes, size);
      size += bytes.length;
      taken += bytes.length;
      if (size < partBytes) continue;
      yield { buffer, size };
      buffer = undefined;
      size = 0;
    }
  }
  if (buffer !== undefined) yield { buffer, size };
}

/**
 * Writes a stream part by part: while some are written the next is read, so that memory holds three, however long it is. `check` sees
 * every part before it is written. On any error nothing of it stays.
 */
export async function writeParts(
  store: ObjectStore,
  stream: AsyncIterable<Uint8Array>,
  check: (bytes: Buffer, number: number) => void = () => undefined,
): Promise<WrittenBytes> {
  const buffers = reusedBuffers();
  const whole = createHash('sha256');
  const writing: Promise<WrittenPart>[] = [];
  const failed = new AbortController();
  let size = 0;
  try {
    for await (const { buffer, size: length } of cut(stream, buffers)) {
      failed.signal.throwIfAborted();
      const bytes = buffer.subarray(0, length);
      check(bytes, writing.length);
      size += length;
      const written = writePart(store, bytes);
      writing.push(written);
      if (length === partBytes) collectPieces();
      written.catch((error: unknown) => failed.abort(error)).finally(() => buffers.giveBack(buffer));
      whole.update(bytes);
    }
    return { size, parts: await Promise.all(writing), sha256: whole.digest('hex') };
  } catch (error) {
    const ended = await Promise.allSettled(writing);
    const parts = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value.object] : []));
    await dropObjects(store, parts);
    throw error;
  } finally {
    buffers.free();
  }
}

export interface NewFile {
  readonly bucketId: BucketId;
  /** null: the house. */
  readonly ownerId: number | null;
  readonly name: string;
  readonly mediaType: string;
  /** Absent: made by chance. */
  readonly id?: string;
}

/** When a new file of a bucket is deleted. */
export const toExpiry = (bucketId: BucketId) => {
  const { days } = bucketOf(bucketId);
  return days === undefined ? null : sql`now() + make_interval(days => ${days})`;
};

/** Refuses more bytes than an owner may store. Locked until the transaction ends, so that two uploads cannot exceed it together. */
export async function requireSpace(
  tx: Transaction,
  context: Pick<FileContext, 'requireSpace'>,
  { bucketId, ownerId }: Pick<NewFile, 'bucketId' | 'ownerId'>,
  added: number,
): Promise<void> {
  if (ownerId === null || !bucketOf(bucketId).isCounted) return;
  await lockFilesByOwner(tx, ownerId);
  await context.requireSpace(tx, ownerId, { used: await usedBytes(tx, ownerId), added });
}

/** Makes written bytes a file, in the transaction of whatever names it: both appear together. */
export async function addFile(
  tx: Transaction,
  context: Pick<FileContext, 'requireSpace'>,
  { bucketId, ownerId, name, mediaType, id = randomUUID() }: NewFile,
  { size, sha256, parts }: WrittenBytes,
): Promise<FileKey> {
  await requireSpace(tx, context, { bucketId, ownerId }, size);
  await tx.insert(savedFile).values({
    id,
    bucketId,
    ownerId,
    name: plainFileName(name),
    mediaType,
    size,
    sha256,
    state: 'stored',
    expiresAt: toExpiry(bucketId),
  });
  await tx.insert(savedPart).values(parts.map((part, number) => ({ fileId: id, number, ...part })));
  return { bucketId, fileId: id };
}

/** Writes bytes and has them made a file; if that fails nothing of them stays. */
export async function saveBytes<T>(
  { store }: Pick<FileContext, 'store'>,
  bytes: Uint8Array,
  add: (written: WrittenBytes) => Promise<T>,
): Promise<T> {
  const written = await writeParts(store, onePiece(bytes));
  try {
    return await add(written);
  } catch (error) {
    await dropObjects(
      store,
      written.parts.map(({ object }) => object),
    );
    throw error;
  }
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
