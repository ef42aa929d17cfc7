import * as z from 'zod/mini';
import {
  type createRelease,
  type Release,
  releaseTransitions,
  releaseManifest,
  type SignedRelease,
  downloadRelease,
} from '@saer/contract/site/release';
import { siteSettings } from '@saer/contract/site/setting';
import { isOlder } from '@saer/contract/api/version-order';
import { and, eq, ne, sql } from 'drizzle-orm';
import { createPublicKey, verify } from 'node:crypto';
import { type Change, difference, recordChange } from '../audit/queries.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { siteSetting } from '../site-settings/tables.ts';
import { getFile } from '../storage/queries.ts';
import { readRelease, findPublishedFile } from './queries.ts';
import { release } from './tables.ts';
import { basePath } from '@saer/contract/api/endpoint';
import type { FastifyInstance } from 'fastify';
import { defineLimit, type LimitDependencies, requireWithin } from '../auth/limits/limit.ts';
import { clientAddress, toNetwork } from '../http/requests/client-address.ts';
import { parseInput } from '../http/mounting/parse-input.ts';
import type { FileContext } from '../storage/files/save-file.ts';
import { sendDownload } from '../storage/reading/serve-file.ts';

/** Tells whether a signature is of these values, by the private key of a public one. */
function isSignedBy(publicKey: string, signed: SignedRelease, signature: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(releaseManifest(signed)), key, Buffer.from(signature, 'base64'));
}

interface Named {
  readonly id: number;
  readonly version: number;
}

const refused = (reason: string, field?: string, details: Readonly<Record<string, string>> = {}) =>
  new AppError({
    code: 'releaseRefused',
    details: { reason, ...details },
    ...(field === undefined ? {} : { field }),
  });

/** An arbitrary number, the same in every server process, that distinguishes this lock from others. */
const publishedLock = 7_237_107;

/** Waits for others that change which releases are published, or the oldest version; held until the transaction ends. */
const lockPublished = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${publishedLock})`);

type Identity = Pick<Release, 'id' | 'platform' | 'channel' | 'versionName'>;

const toAudit = (
  { id, platform, channel, versionName }: Identity,
  actorId: number,
): Pick<Change, 'actorId' | 'entity' | 'entityId' | 'named'> => {
  const name = `${versionName} ${platform}${channel === 'stable' ? '' : ` ${channel}`}`;
  return { actorId, entity: 'release', entityId: id, named: { nameEn: name, nameAr: name } };
};

/** Locks a release that nobody has changed since it was read. */
async function lock(tx: Transaction, { id, version }: Named): Promise<Release> {
  await tx.select({ id: release.id }).from(release).where(eq(release.id, id)).for('update');
  const row = await readRelease(tx, id);
  if (row.version !== version) throw new AppError({ code: 'rowChanged' });
  return row;
}

const change = (tx: Transaction, { id, version }: Named, values: Partial<typeof release.$inferInsert>) =>
  tx
    .update(release)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(eq(release.id, id));

/** Adds a draft with a stored file that no release has. */
export const addRelease = (
  db: Database,
  actorId: number,
  content: z.output<typeof createRelease.body>,
): Promise<Release> =>
  db.transaction(async (tx) => {
    const file = await getFile(tx, { bucketId: 'releases', fileId: content.fileId });
    if (file?.state !== 'stored' || (await tx.$count(release, eq(release.fileId, content.fileId))) > 0)
      throw refused('file', 'fileId');
    const [added] = await tx
      .insert(release)
      .values(content)
      .onConflictDoNothing()
      .returning({ id: release.id });
    if (added === undefined) throw refused('taken', 'versionName');
    await recordChange(tx, {
      ...toAudit({ ...content, id: added.id }, actorId),
      action: 'create',
      after: { notesEn: content.notesEn, notesAr: content.notesAr, sha256: file.sha256 },
    });
    return readRelease(tx, added.id);
  });

/** Changes what a release says is new. */
export const updateRelease = (
  db: Database,
  actorId: number,
  { notesEn, notesAr, ...named }: Named & Pick<Release, 'notesEn' | 'notesAr'>,
): Promise<Release> =>
  db.transaction(async (tx) => {
    const row = await lock(tx, named);
    const notes = { notesEn, notesAr };
    await change(tx, row, notes);
    await recordChange(tx, { ...toAudit(row, actorId), action: 'update', ...difference({ ...row }, notes) });
    return readRelease(tx, row.id);
  });

/** Deletes a release that was never published; its file goes with it. */
export const removeRelease = (db: Database, actorId: number, id: number): Promise<{ id: number }> =>
  db.transaction(async (tx) => {
    const { version } = await readRelease(tx, id);
    const row = await lock(tx, { id, version });
    if (row.state !== 'DRAFT') throw new AppError({ code: 'versionStateChanged' });
    await tx.delete(release).where(eq(release.id, id));
    await recordChange(tx, { ...toAudit(row, actorId), action: 'remove' });
    return { id };
  });

const mayBecome = (row: Release, state: Release['state']): void => {
  if (!releaseTransitions[row.state].includes(state)) throw new AppError({ code: 'versionStateChanged' });
};

/** Publishes a release whose signature is right. */
export const publishRelease = (
  db: Database,
  actorId: number,
  publicKey: string | undefined,
  { signature, ...named }: Named & { readonly signature: string },
): Promise<Release> =>
  db.transaction(async (tx) => {
    await lockPublished(tx);
    const row = await lock(tx, named);
    mayBecome(row, 'PUBLISHED');
    if (publicKey === undefined) throw refused('key', 'signature');
    if (!isSignedBy(publicKey, row, signature)) throw refused('signature', 'signature');
    await change(tx, row, {
      state: 'PUBLISHED',
      signature,
      reason: null,
      publishedAt: new Date().toISOString(),
    });
    await recordChange(tx, { ...toAudit(row, actorId), action: 'publish', after: { sha256: row.sha256 } });
    return readRelease(tx, row.id);
  });

/** The published stable releases, but one. */
const stableReleases = (tx: Transaction, exceptId = 0) =>
  tx
    .select({ platform: release.platform, versionName: release.versionName })
    .from(release)
    .where(and(eq(release.state, 'PUBLISHED'), eq(release.channel, 'stable'), ne(release.id, exceptId)));

/** The oldest version of the desktop app that may be used, as it is saved. */
export async function findLeast(
  db: Database | Transaction,
): Promise<{ readonly value: string | null; readonly version: number }> {
  const [row] = await db.select().from(siteSetting).where(eq(siteSetting.key, 'leastDesktopVersion'));
  const { data } = z.safeParse(siteSettings.leastDesktopVersion.schema, row?.value?.is ?? null);
  return { value: data ?? null, version: row?.version ?? 0 };
}

/** Withdraws a published release: it is found no more, unless others would be left without one that they may use. */
export const withdrawRelease = (
  db: Database,
  actorId: number,
  { reason, ...named }: Named & { readonly reason: string },
): Promise<Release> =>
  db.transaction(async (tx) => {
    await lockPublished(tx);
    const row = await lock(tx, named);
    mayBecome(row, 'WITHDRAWN');
    const { value: least } = await findLeast(tx);
    if (least !== null && row.channel === 'stable' && !isOlder(row.versionName, least)) {
      const others = await stableReleases(tx, row.id);
      const isMet = others.some(
        ({ platform, versionName }) => platform === row.platform && !isOlder(versionName, least),
      );
      if (!isMet) throw refused('last', undefined, { least, platform: row.platform });
    }
    await change(tx, row, { state: 'WITHDRAWN', reason });
    await recordChange(tx, { ...toAudit(row, actorId), action: 'withdraw', after: { reason } });
    return readRelease(tx, row.id);
  });

/** Refuses an oldest version that a platform with a stable release does not have: its users would have nothing to update to. */
export async function requireReachable(tx: Transaction, value: unknown): Promise<void> {
  const least = z.parse(siteSettings.leastDesktopVersion.schema, value);
  if (least === null) return;
  await lockPublished(tx);
  const releases = await stableReleases(tx);
  const platforms = [...new Set(releases.map(({ platform }) => platform))];
  const unmet = platforms.find(
    (each) =>
      !releases.some(({ platform, versionName }) => platform === each && !isOlder(versionName, least)),
  );
  if (platforms.length === 0 || unmet !== undefined)
    throw refused('unmet', 'value', { least, platform: unmet ?? 'desktop' });
}

/** Downloads of releases, or of ranges of them, from one network: an office may share one. */
const downloadsFrom = defineLimit({ name: 'release-from', points: 100, seconds: 3_600 });

/** Anybody may save it, and asks again before using what was saved: a release can be withdrawn. */
const caching = { 'cache-control': 'public, no-cache', vary: 'accept-encoding' } as const;

/** Serves the files of published releases to everybody. */
export function serveReleases(
  app: FastifyInstance,
  deps: LimitDependencies,
  context: Pick<FileContext, 'db' | 'store'>,
): void {
  const { method, path, query } = downloadRelease;
  app.route({
    method,
    url: `${basePath}${path}`,
    // Files are compressed already, or their length is asked for.
    compress: false,
    handler: async (request, response) => {
      await requireWithin(deps, downloadsFrom, toNetwork(clientAddress(request)));
      const { id } = parseInput(query, request.query);
      return sendDownload(context, await findPublishedFile(deps.db, id), request, response, { caching });
    },
  });
}
