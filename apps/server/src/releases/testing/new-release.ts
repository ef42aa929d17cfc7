import { newFile } from '../../storage/testing/new-file.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { release } from '../tables.ts';

let versions = 0;

/** A draft or a published release, straight in the database; returns the id. */
export async function newRelease(
  server: Pick<TestApp, 'db'>,
  kind: 'release' | 'publishedRelease',
): Promise<number> {
  versions += 1;
  const signed = {
    state: 'PUBLISHED',
    signature: `${'A'.repeat(86)}==`,
    publishedAt: new Date().toISOString(),
  } as const;
  const [row] = await server.db
    .insert(release)
    .values({
      platform: 'windows-x64',
      channel: 'beta',
      versionName: `1.${versions}.0`,
      notesEn: 'The sheet opens faster.',
      notesAr: 'يفتح الجدول أسرع.',
      fileId: await newFile(server, { bucketId: 'releases', ownerId: null }),
      ...(kind === 'release' ? {} : signed),
    })
    .returning({ id: release.id });
  return row?.id ?? 0;
}
