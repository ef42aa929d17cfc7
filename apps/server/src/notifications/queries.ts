import {
  maxUnread,
  newestCount,
  type Notification,
  type NotificationSignal,
  type NotificationState,
} from '@saer/contract/contact/notification';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { Language } from '@saer/i18n/locale';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { announcement, notification } from './tables.ts';
import type { NotificationEvent } from './texts/notification-event.ts';
import { notificationText } from './texts/notification-text.ts';

type Reader = Database | Transaction;

const select = (db: Reader) =>
  db
    .select({ row: notification, announced: announcement })
    .from(notification)
    .leftJoin(announcement, eq(announcement.id, notification.announcementId));
type Selected = Awaited<ReturnType<typeof select>>[number];

type TextEvent = Exclude<NotificationEvent, { kind: 'announcement' }>;
/** Tells whether a row holds facts of its own, as `notify` wrote them for its kind; an announcement has its text elsewhere. */
const isOwnText = (written: Pick<NotificationEvent, 'kind' | 'data'>): written is TextEvent =>
  written.kind !== 'announcement';

/** Writes a notification in the language of its reader. */
function inLanguage({ row, announced }: Selected, language: Language): Notification {
  const { id, kind, data, createdAt, readAt } = row;
  const isArabic = language === 'ar';
  const written = { kind, data };
  const words =
    announced === null && isOwnText(written)
      ? notificationText(written, language)
      : {
          title: (isArabic ? announced?.titleAr : announced?.titleEn) ?? '',
          text: (isArabic ? announced?.textAr : announced?.textEn) ?? null,
          href: announced?.href ?? null,
        };
  return { id, kind, ...words, createdAt, readAt };
}

const list = (language: Language): List<Notification> => ({
  table: notification,
  listed: {
    id: notification.id,
    kind: notification.kind,
    createdAt: notification.createdAt,
    readAt: notification.readAt,
  },
  usual: { id: 'desc' },
  read: async (db, ids) =>
    (await select(db).where(inArray(notification.id, [...ids]))).map((row) => inLanguage(row, language)),
});

/** A notification in a language. */
export async function findNotification(
  db: Reader,
  id: number,
  language: Language,
): Promise<Notification | undefined> {
  const [found] = await select(db).where(eq(notification.id, id));
  return found === undefined ? undefined : inLanguage(found, language);
}

/** A page of somebody's notifications. */
export const findNotifications = (db: Database, accountId: number, language: Language, filter: ListFilter) =>
  findPage(db, list(language), filter, eq(notification.accountId, accountId));

/** Finds how notifications of accounts stand, in one statement: the unread ones up to `maxUnread`, and the newest. */
export async function findSignals(
  db: Reader,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, NotificationSignal>> {
  const { rows } = await db.execute<{ id: number; unread: number; newestId: number | null }>(sql`
    select each.id, (select max(id) from notification where account_id = each.id) as "newestId", (
      select count(*)::int from (
        select 1 from notification where account_id = each.id and read_at is null limit ${maxUnread}
      ) as counted
    ) as unread
    from unnest(${sql.param(accountIds)}::int[]) as each (id)`);
  return new Map(rows.map(({ id, ...signal }) => [id, signal]));
}

/** Reads how somebody's notifications stand. */
export async function findState(
  db: Reader,
  accountId: number,
  language: Language,
): Promise<NotificationState> {
  const [signals, newest] = await Promise.all([
    findSignals(db, [accountId]),
    select(db).where(eq(notification.accountId, accountId)).orderBy(desc(notification.id)).limit(newestCount),
  ]);
  return {
    unread: signals.get(accountId)?.unread ?? 0,
    newest: newest.map((row) => inLanguage(row, language)),
  };
}

/** Tells whether any of these is a notification of somebody. */
export const hasAny = async (tx: Transaction, accountId: number, ids: readonly number[]): Promise<boolean> =>
  (await tx.$count(
    notification,
    and(eq(notification.accountId, accountId), inArray(notification.id, [...ids])),
  )) > 0;

/** Marks notifications of somebody as read or unread; returns how many changed. */
export async function markAs(
  tx: Transaction,
  accountId: number,
  {
    isRead,
    ids,
    upTo,
  }: { readonly isRead: boolean; readonly ids?: readonly number[]; readonly upTo?: number },
): Promise<number> {
  const conditions: (SQL | undefined)[] = [
    eq(notification.accountId, accountId),
    isRead ? isNull(notification.readAt) : sql`${notification.readAt} is not null`,
    ids === undefined ? undefined : inArray(notification.id, [...ids]),
    upTo === undefined ? undefined : sql`${notification.id} <= ${upTo}`,
  ];
  const changed = await tx
    .update(notification)
    .set({ readAt: isRead ? sql`now()` : null })
    .where(and(...conditions));
  return changed.rowCount ?? 0;
}

/** Deletes notifications of somebody; returns those that were there. */
export async function removeFor(
  tx: Transaction,
  accountId: number,
  ids: readonly number[],
): Promise<number[]> {
  const removed = await tx
    .delete(notification)
    .where(and(eq(notification.accountId, accountId), inArray(notification.id, [...ids])))
    .returning({ id: notification.id });
  return removed.map(({ id }) => id);
}

/** Reads an announcement in a language, for the mail that brings it. */
export async function findAnnouncementText(db: Reader, id: number, language: Language) {
  const [row] = await db.select().from(announcement).where(eq(announcement.id, id));
  // Its emails are withdrawn with it.
  if (row === undefined) throw new Error('The announcement is gone');
  const isArabic = language === 'ar';
  return {
    title: isArabic ? row.titleAr : row.titleEn,
    text: isArabic ? row.textAr : row.textEn,
    path: row.href,
  };
}

/** All notifications of somebody, the oldest first. */
export const findAllByAccount = async (db: Database, accountId: number): Promise<Notification[]> =>
  (await select(db).where(eq(notification.accountId, accountId)).orderBy(notification.id)).map((row) =>
    inLanguage(row, 'ar'),
  );
