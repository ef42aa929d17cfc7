import { uploadHours } from '@saer/contract/site/file';
import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { savedFile } from '../storage/tables.ts';
import { release } from './tables.ts';

/** Removes files that were uploaded for a release that nobody added within a day. */
export async function removeUnusedReleaseFiles(db: Database): Promise<void> {
  await db
    .update(savedFile)
    .set({ state: 'removed', name: 'file' })
    .where(
      and(
        eq(savedFile.bucketId, 'releases'),
        eq(savedFile.state, 'stored'),
        lt(savedFile.createdAt, sql`now() - make_interval(hours => ${uploadHours})`),
        notExists(db.select({ id: release.id }).from(release).where(eq(release.fileId, savedFile.id))),
      ),
    );
}
