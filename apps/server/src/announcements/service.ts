import type { Announcement, AnnouncementContent } from '@saer/contract/contact/announcement';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Change, difference, recordChange } from '../audit/queries.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { enqueue } from '../jobs/running/enqueue.ts';
import { outbox } from '../messages/tables.ts';
import { announceChange } from '../notifications/sending/notify.ts';
import { announcement, notification } from '../notifications/tables.ts';
import { account } from '../principals/tables.ts';
import { inAudience, readAnnouncement } from './queries.ts';

type Row = typeof announcement.$inferSelect;
interface Named {
  readonly id: number;
  readonly version: number;
}

const refused = (reason: 'sent' | 'nobody' | 'past' | 'other') =>
  new AppError({ code: 'announcementState', details: { reason } });

const toAudit = (
  { id, titleEn, titleAr }: Pick<Row, 'id' | 'titleEn' | 'titleAr'>,
  actorId: number,
): Pick<Change, 'actorId' | 'entity' | 'entityId' | 'named'> => ({
  actorId,
  entity: 'announcement',
  entityId: id,
  named: { nameEn: titleEn, nameAr: titleAr },
});

async function lock(tx: Transaction, { id, version }: Named, states: readonly Row['state'][]): Promise<Row> {
  const [row] = await tx.select().from(announcement).where(eq(announcement.id, id)).for('update');
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  if (!states.includes(row.state)) throw refused(row.state === 'SENT' ? 'sent' : 'other');
  if (row.version !== version) throw new AppError({ code: 'rowChanged' });
  return row;
}

const change = (tx: Transaction, { id, version }: Row, values: Partial<Row>) =>
  tx
    .update(announcement)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(eq(announcement.id, id));

/** Saves an announcement as a draft. */
export const createAnnouncement = (
  db: Database,
  actorId: number,
  content: AnnouncementContent,
): Promise<Announcement> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .insert(announcement)
      .values({ ...content, createdBy: actorId })
      .returning();
    if (row === undefined) throw new Error('No announcement was saved');
    await recordChange(tx, { ...toAudit(row, actorId), action: 'create', after: content });
    return readAnnouncement(tx, row.id);
  });

/** Changes a draft. */
export const updateAnnouncement = (
  db: Database,
  actorId: number,
  { id, version, ...content }: Named & AnnouncementContent,
): Promise<Announcement> =>
  db.transaction(async (tx) => {
    const row = await lock(tx, { id, version }, ['DRAFT']);
    await change(tx, row, content);
    await recordChange(tx, {
      ...toAudit({ id, ...content }, actorId),
      action: 'update',
      ...difference({ ...row }, content),
    });
    return readAnnouncement(tx, id);
  });

/** Deletes a draft, or one that was withdrawn before it reached anybody. */
export const removeAnnouncement = (db: Database, actorId: number, id: number): Promise<{ id: number }> =>
  db.transaction(async (tx) => {
    const { version } = await readAnnouncement(tx, id);
    const row = await lock(tx, { id, version }, ['DRAFT', 'WITHDRAWN']);
    if (row.startedAt !== null) throw refused('sent');
    await tx.delete(announcement).where(eq(announcement.id, id));
    await recordChange(tx, { ...toAudit(row, actorId), action: 'remove' });
    return { id };
  });

/** Lets a draft go out, now or at a time; a job sends it. */
export const sendAnnouncement = (
  db: Database,
  actorId: number,
  { sendAt, ...named }: Named & { readonly sendAt?: string },
): Promise<Announcement> =>
  db.transaction(async (tx) => {
    const row = await lock(tx, named, ['DRAFT']);
    if (sendAt !== undefined && Date.parse(sendAt) <= Date.now()) throw refused('past');
    if ((await tx.$count(account, inAudience(row.audience))) === 0) throw refused('nobody');
    const planned = sendAt === undefined ? null : new Date(sendAt).toISOString();
    await change(tx, row, {
      state: planned === null ? 'SENDING' : 'SCHEDULED',
      sendAt: planned,
      ...(planned === null ? { startedAt: new Date().toISOString() } : {}),
    });
    await recordChange(tx, {
      ...toAudit(row, actorId),
      action: planned === null ? 'send' : 'schedule',
      after: { sendAt: planned },
    });
    if (planned === null) await enqueue(tx, 'sendAnnouncements');
    return readAnnouncement(tx, row.id);
  });

/** Withdraws what has not reached anybody: the schedule, emails that wait, notifications that are unread. */
export const withdrawAnnouncement = (db: Database, actorId: number, named: Named): Promise<Announcement> =>
  db.transaction(async (tx) => {
    const row = await lock(tx, named, ['SCHEDULED', 'SENDING', 'SENT']);
    await change(tx, row, { state: 'WITHDRAWN', finishedAt: new Date().toISOString() });
    await tx
      .update(outbox)
      .set({ state: 'WITHDRAWN' })
      .where(and(eq(outbox.announcementId, row.id), eq(outbox.state, 'QUEUED')));
    const removed = await tx
      .delete(notification)
      .where(and(eq(notification.announcementId, row.id), isNull(notification.readAt)))
      .returning({ accountId: notification.accountId });
    if (removed.length > 0)
      await announceChange(
        tx,
        removed.map(({ accountId }) => accountId),
      );
    await recordChange(tx, { ...toAudit(row, actorId), action: 'withdraw' });
    return readAnnouncement(tx, row.id);
  });
