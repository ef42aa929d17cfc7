import {
  type LatestRelease,
  latestRelease,
  maxReleases,
  type Release,
  release as releaseSchema,
  type ReleaseChannel,
} from '@saer/contract/site/release';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { savedFile } from '../storage/tables.ts';
import { release } from './tables.ts';

type Reader = Database | Transaction;

const columns = {
  id: release.id,
  version: release.version,
  createdAt: release.createdAt,
  updatedAt: release.updatedAt,
  state: release.state,
  platform: release.platform,
  channel: release.channel,
  versionName: release.versionName,
  notesEn: release.notesEn,
  notesAr: release.notesAr,
  fileId: release.fileId,
  name: savedFile.name,
  size: savedFile.size,
  sha256: sql<string>`coalesce(${savedFile.sha256}, '')`,
  signature: release.signature,
  publishedAt: release.publishedAt,
  reason: release.reason,
};

const select = (db: Reader) =>
  db.select(columns).from(release).innerJoin(savedFile, eq(savedFile.id, release.fileId));

/** The order of versions: 1.10.0 comes after 1.9.0. */
const versionOrder = sql`string_to_array(${release.versionName}, '.')::int[]`;

/** All releases, the highest version first. */
export const findReleases = (db: Database): Promise<Release[]> =>
  select(db).orderBy(desc(versionOrder), desc(release.id)).limit(maxReleases);

/** A release as admins see it. */
export async function readRelease(db: Reader, id: number): Promise<Release> {
  const [row] = await select(db).where(eq(release.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return z.parse(releaseSchema, row);
}

/** The newest published release of every platform in a channel. */
export async function findLatest(db: Database, channel: ReleaseChannel): Promise<LatestRelease[]> {
  const rows = await db
    .selectDistinctOn([release.platform], columns)
    .from(release)
    .innerJoin(savedFile, eq(savedFile.id, release.fileId))
    .where(and(eq(release.state, 'PUBLISHED'), eq(release.channel, channel)))
    .orderBy(release.platform, desc(versionOrder));
  return z.parse(z.array(latestRelease), rows);
}

/** The file of a published release; another is reported as missing. */
export async function findPublishedFile(db: Database, id: number): Promise<typeof savedFile.$inferSelect> {
  const [found] = await db
    .select({ file: savedFile })
    .from(release)
    .innerJoin(savedFile, eq(savedFile.id, release.fileId))
    .where(and(eq(release.id, id), eq(release.state, 'PUBLISHED'), eq(savedFile.state, 'stored')));
  if (found === undefined) throw new AppError({ code: 'rowGone' });
  return found.file;
}
