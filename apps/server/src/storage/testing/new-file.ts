import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestApp } from '../../testing/test-app.ts';
import { savedFile, savedPart } from '../tables.ts';

/** A stored picture of one pixel, straight in the database, where any server finds it. */
export async function newFile(
  { db }: Pick<TestApp, 'db'>,
  of: Pick<typeof savedFile.$inferInsert, 'bucketId' | 'ownerId'>,
): Promise<string> {
  const create = { width: 1, height: 1, channels: 3, background: '#cc3344' } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  const id = randomUUID();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const size = bytes.length;
  await db.insert(savedFile).values({
    ...of,
    id,
    name: 'picture.webp',
    mediaType: 'image/webp',
    size,
    sha256,
    state: 'stored',
  });
  await db.insert(savedPart).values({ fileId: id, number: 0, size, sha256, bytes });
  return id;
}
