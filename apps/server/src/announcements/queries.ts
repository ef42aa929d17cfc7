import {
  type Announcement,
  type AnnouncementAudience,
  type AnnouncementDelivery,
  previewedNames,
} from '@saer/contract/contact/announcement';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { takesMail as addressTakesMail } from '../messages/sending/refusing-address.ts';
import { announcement } from '../notifications/tables.ts';
import { account } from '../principals/tables.ts';
import { subscription } from '../subscriptions/tables.ts';

type Reader = Database | Transaction;

/** Whose subscription holds now and is to a plan. */
const withPlan = (planId: number): SQL =>
  sql`(select ${subscription.subscriberId} from ${subscription}
    where ${subscription.planId} = ${planId} and ${subscription.status} = 'ACTIVE'
      and (${subscription.unlimited} or ${subscription.endsAt} > now()))`;

function reaches(audience: AnnouncementAudience): SQL | undefined {
  const isActive = eq(account.status, 'ACTIVE');
  switch (audience.kind) {
    case 'all':
      return isActive;
    case 'role':
      return and(isActive, eq(account.role, audience.role));
    case 'plan':
      return and(
        isActive,
        or(
          sql`${account.id} in ${withPlan(audience.planId)}`,
          sql`${account.subscriberId} in ${withPlan(audience.planId)}`,
        ),
      );
    case 'status':
      return eq(account.status, audience.status);
    case 'one':
      break;
  }
  return eq(account.id, audience.accountId);
}

/** The accounts of an audience: never those that are leaving. */
export const inAudience = (audience: AnnouncementAudience): SQL | undefined =>
  and(isNull(account.deletedAt), reaches(audience));

/** Tells whether the mail of an announcement goes to an account: it must be active, not have switched it off, and have an address that takes mail. */
export const takesAnnouncement = sql`${account.status} = 'ACTIVE' and not exists (
  select 1 from notification_preference
  where account_id = ${account.id} and channels -> 'announcement.email' = 'false'::jsonb)
  and ${addressTakesMail(account.email)}`;

/** Says who would get an announcement now. */
export async function previewAudience(db: Database, audience: AnnouncementAudience) {
  const [counted] = await db
    .select({
      accounts: sql<number>`count(*)::int`,
      emails: sql<number>`count(*) filter (where ${takesAnnouncement})::int`,
    })
    .from(account)
    .where(inAudience(audience));
  const first = await db
    .select({ id: account.id, fullName: account.fullName, email: account.email })
    .from(account)
    .where(inAudience(audience))
    .orderBy(asc(account.id))
    .limit(previewedNames);
  return { accounts: counted?.accounts ?? 0, emails: counted?.emails ?? 0, first };
}

const none: AnnouncementDelivery = { shown: 0, read: 0, queued: 0, sent: 0, failed: 0, withdrawn: 0 };

/** Counts how far announcements got, by their keys. */
async function deliveries(
  db: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AnnouncementDelivery>> {
  const keys = sql`${sql.param(ids)}::int[]`;
  const { rows } = await db.execute<{ id: number } & Record<keyof AnnouncementDelivery, number>>(sql`
    select each.id, shown, read, queued, sent, failed, withdrawn from unnest(${keys}) as each (id)
    cross join lateral (
      select count(*)::int as shown, count(read_at)::int as read
      from notification where announcement_id = each.id
    ) as listed
    cross join lateral (
      select count(*) filter (where state = 'QUEUED')::int as queued, count(*) filter (where state in ('SENT', 'DELIVERED'))::int as sent,
        count(*) filter (where state in ('FAILED', 'BOUNCED'))::int as failed,
        count(*) filter (where state = 'WITHDRAWN')::int as withdrawn
      from outbox where announcement_id = each.id
    ) as mailed`);
  return new Map(rows.map(({ id, ...delivery }) => [id, delivery]));
}

async function read(db: Reader, ids: readonly number[]): Promise<Announcement[]> {
  const [rows, delivered] = await Promise.all([
    db
      .select({ row: announcement, createdBy: { id: account.id, fullName: account.fullName } })
      .from(announcement)
      .leftJoin(account, eq(account.id, announcement.createdBy))
      .where(inArray(announcement.id, [...ids])),
    deliveries(db, ids),
  ]);
  return rows.map(({ row: { lastAccountId: _last, ...row }, createdBy }) => ({
    ...row,
    createdBy,
    delivery: delivered.get(row.id) ?? none,
  }));
}

const list: List<Announcement> = {
  table: announcement,
  listed: {
    id: announcement.id,
    createdAt: announcement.createdAt,
    state: announcement.state,
    sendAt: announcement.sendAt,
    startedAt: announcement.startedAt,
    titleEn: announcement.titleEn,
    titleAr: announcement.titleAr,
  },
  usual: { id: 'desc' },
  read,
};

export const findAnnouncements = (db: Database, filter: ListFilter) => findPage(db, list, filter);

export async function readAnnouncement(db: Reader, id: number): Promise<Announcement> {
  const [row] = await read(db, [id]);
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}
