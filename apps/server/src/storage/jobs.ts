import { bucketIds, bucketOf, uploadHours } from '@saer/contract/site/file';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { ObjectStore } from './drivers/object-store.ts';
import { savedFile, savedPart } from './tables.ts';

/** Files deleted in one transaction, and objects compared with their rows in one statement. */
const atOnce = 200;

const owned = bucketIds.filter((id) => bucketOf(id).needsOwner);

/** Files whose time is over: removed, expired, begun and left, or without the owner they belonged to. */
const isOver = or(
  eq(savedFile.state, 'removed'),
  lt(savedFile.expiresAt, sql`now()`),
  and(
    eq(savedFile.state, 'uploading'),
    lt(savedFile.createdAt, sql`now() - make_interval(hours => ${uploadHours})`),
  ),
  and(isNull(savedFile.ownerId), inArray(savedFile.bucketId, owned)),
);

/** Deletes the bytes of some files, then their rows: if it breaks off between, the next run goes on. */
async function deleteSome(db: Database, store: ObjectStore): Promise<number> {
  const files = await db
    .update(savedFile)
    .set({ state: 'removed', name: 'file' })
    .where(inArray(savedFile.id, db.select({ id: savedFile.id }).from(savedFile).where(isOver).limit(atOnce)))
    .returning({ id: savedFile.id });
  const ids = files.map(({ id }) => id);
  const parts = await db
    .select({ object: savedPart.object })
    .from(savedPart)
    .where(inArray(savedPart.fileId, ids));
  for (const { object } of parts) if (object !== null) await store.remove(object);
  await db.transaction(async (tx) => {
    await tx.delete(savedPart).where(inArray(savedPart.fileId, ids));
    await tx.delete(savedFile).where(inArray(savedFile.id, ids));
  });
  return ids.length;
}

/** Which of these objects no file names. */
async function unnamed(db: Database, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .select({ object: savedPart.object })
    .from(savedPart)
    .where(inArray(savedPart.object, [...names]));
  const named = new Set(rows.map(({ object }) => object));
  return names.filter((name) => !named.has(name));
}

/** Deletes objects that no file names, once they are too old to belong to an upload under way. */
async function deleteOrphans(db: Database, store: ObjectStore): Promise<number> {
  const until = Date.now() - uploadHours * 3_600_000;
  let deleted = 0;
  const sweep = async (names: readonly string[]): Promise<void> => {
    for (const name of await unnamed(db, names)) {
      await store.remove(name);
      deleted += 1;
    }
  };
  let batch: string[] = [];
  for await (const { name, writtenAt } of store.list()) {
    if (writtenAt > until) continue;
    batch.push(name);
    if (batch.length < atOnce) continue;
    await sweep(batch);
    batch = [];
  }
  if (batch.length > 0) await sweep(batch);
  return deleted;
}

/** Deletes what is over, and counts it. */
export async function tidyFiles(db: Database, store: ObjectStore): Promise<number> {
  let deleted = 0;
  for (let more = atOnce; more === atOnce; deleted += more) more = await deleteSome(db, store);
  return deleted + (await deleteOrphans(db, store));
}
