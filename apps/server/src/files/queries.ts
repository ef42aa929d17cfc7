import type { BucketId } from '@saer/contract/site/file';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { password, session } from '../auth/tables.ts';
import { account } from '../principals/tables.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { hasSecondFactor, isSecondFactorRequired } from '../auth/sessions/required-factor.ts';
import { isOpen } from '../auth/sessions/find-principal.ts';
import { AppError } from '../http/replies/app-error.ts';
import { plainFileName } from '../storage/files/plain-file-name.ts';
import type { FileReader } from '../storage/policy.ts';
import type { FileRow } from '../storage/queries.ts';
import { savedFile } from '../storage/tables.ts';
import type { FileQuery } from './buckets/file-query.ts';
import type { FilePrincipal } from '../integrations/files/service.ts';
import type { Principal } from '../http/requests/caller.ts';

const subscriber = alias(account, 'subscriber');

/** Whose session it is, if it is still open and its account may still use it: a token may outlive both. */
export async function findOpenPrincipal(
  db: Database,
  { accountId, sessionId }: FilePrincipal,
  settings: Settings,
): Promise<Omit<Principal, 'needsSecondFactor'> | undefined> {
  const [open] = await db
    .select({
      role: account.role,
      subscriberId: account.subscriberId,
      hasSecondFactor: hasSecondFactor(account.id),
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(subscriber, eq(subscriber.id, account.subscriberId))
    .where(
      and(
        eq(sql`${session.id}::text`, sessionId),
        eq(session.accountId, accountId),
        isOpen(Date.now(), settings),
        eq(account.status, 'ACTIVE'),
        isNull(account.deletedAt),
        or(isNull(account.subscriberId), and(eq(subscriber.status, 'ACTIVE'), isNull(subscriber.deletedAt))),
      ),
    );
  if (open === undefined) return undefined;
  const { role, subscriberId } = open;
  if (!open.hasSecondFactor && isSecondFactorRequired(settings.secondFactor, role)) return undefined;
  return { accountId, sessionId, role, tenantId: subscriberId ?? accountId };
}

/** The open sessions of an account, the newest first. */
export const findOpenSessions = (db: Database, accountId: number, settings: Settings) =>
  db
    .select({
      id: session.id,
      accountId: session.accountId,
      userAgent: session.userAgent,
      address: session.address,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .where(and(eq(session.accountId, accountId), isOpen(Date.now(), settings)))
    .orderBy(desc(session.createdAt), desc(session.id));

export type OpenSessionRow = Awaited<ReturnType<typeof findOpenSessions>>[number];

/** An account in the format of the files service. */
export async function getFileUser(db: Database, accountId: number) {
  const [found] = await db
    .select({
      id: account.id,
      fullName: account.fullName,
      email: account.email,
      mobile: account.mobile,
      isVerified: account.isVerified,
      language: account.language,
      createdAt: account.createdAt,
      updatedAt: account.updatedAt,
      lastSignInAt: account.lastSignInAt,
      passwordChangedAt: password.changedAt,
    })
    .from(account)
    .leftJoin(password, eq(password.accountId, account.id))
    .where(eq(account.id, accountId));
  return found;
}

export type FileUserRow = NonNullable<Awaited<ReturnType<typeof getFileUser>>>;

const attributeColumns = {
  $createdAt: savedFile.createdAt,
  name: savedFile.name,
  mimeType: savedFile.mediaType,
  sizeOriginal: savedFile.size,
  signature: savedFile.sha256,
} as const;

/** Files of a bucket that a reader may list: their own, or an admin all. What everybody may read is found by its id alone, not listed: drafts of releases are among it. */
const isListed = ({ accountId, tenantId, role }: FileReader, bucketId: BucketId) =>
  and(
    eq(savedFile.bucketId, bucketId),
    eq(savedFile.state, 'stored'),
    or(isNull(savedFile.expiresAt), gt(savedFile.expiresAt, sql`now()`)),
    role === 'ADMIN' || role === 'SUPER_ADMIN'
      ? undefined
      : inArray(savedFile.ownerId, [accountId, tenantId]),
  );

/** More are not counted, as with Appwrite. */
const countedAtMost = 5_000;

/** The files of a bucket that a reader may see, as they ask for them. */
export async function findFiles(
  db: Database,
  reader: FileReader,
  bucketId: BucketId,
  { limit, offset, order, cursor, equal, search }: FileQuery,
): Promise<{ readonly rows: readonly FileRow[]; readonly total: number }> {
  const isFound = and(
    isListed(reader, bucketId),
    ...equal.map(({ attribute, values }) => inArray(attributeColumns[attribute], [...values])),
    search === undefined ? undefined : sql`strpos(lower(${savedFile.name}), lower(${search})) > 0`,
  );
  const column = attributeColumns[order.attribute];
  const isBackwards = cursor?.isAfter === false;
  const isDescending = order.isDescending !== isBackwards;
  const direction = isDescending ? desc : asc;
  const from = cursor === undefined ? undefined : db.select({ at: column, id: savedFile.id }).from(savedFile);
  const isBeyond =
    cursor === undefined || from === undefined
      ? undefined
      : sql`(${column}, ${savedFile.id}) ${sql.raw(isDescending ? '<' : '>')} (${from.where(and(isListed(reader, bucketId), eq(savedFile.id, cursor.fileId)))})`;
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(savedFile)
      .where(and(isFound, isBeyond))
      .orderBy(direction(column), direction(savedFile.id))
      .limit(limit)
      .offset(offset),
    db.$count(
      db.select({ id: savedFile.id }).from(savedFile).where(isFound).limit(countedAtMost).as('found'),
    ),
  ]);
  return { rows: isBackwards ? rows.toReversed() : rows, total: counted };
}

/** Gives a file another name. */
export async function renameFile(db: Database, { id }: FileRow, name: string): Promise<FileRow> {
  const [renamed] = await db
    .update(savedFile)
    .set({ name: plainFileName(name) })
    .where(and(eq(savedFile.id, id), eq(savedFile.state, 'stored')))
    .returning();
  if (renamed === undefined) throw new AppError({ code: 'rowGone' });
  return renamed;
}
