import { randomUUID } from 'node:crypto';
import { type BucketId, bucketOf, type FileKey } from '@saer/contract/site/file';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { lockFilesOf, usedBytes } from '../queries.ts';
import { savedFile, savedPart } from '../tables.ts';
import type { FileContext } from './file-context.ts';
import { plainFileName } from './plain-file-name.ts';
import { dropObjects, type WrittenBytes, writeParts } from './write-parts.ts';

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
export const expiryOf = (bucketId: BucketId) => {
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
  await lockFilesOf(tx, ownerId);
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
    expiresAt: expiryOf(bucketId),
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
