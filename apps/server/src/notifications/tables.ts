import { type AnnouncementAudience, announcementStates } from '@saer/contract/contact/announcement';
import { type NotificationKind, notificationKindNames } from '@saer/contract/contact/notification';
import { pushKinds, type WebSubscription } from '@saer/contract/account/push';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { common, id, oneOf, writtenAt, instant } from '../database/columns.ts';
import { account } from '../principals/tables.ts';
import type { EventData } from './texts/notification-event.ts';

/** Announcements that admins write, in both languages, and how far each got. */
export const announcement = pgTable(
  'announcement',
  {
    ...common(),
    titleEn: text().notNull(),
    titleAr: text().notNull(),
    textEn: text().notNull(),
    textAr: text().notNull(),
    /** The page that it is about; null: none. */
    href: text(),
    audience: jsonb().$type<AnnouncementAudience>().notNull(),
    byEmail: boolean().notNull(),
    state: text({ enum: announcementStates }).notNull().default('DRAFT'),
    /** When it goes out; null: as soon as it is sent. */
    sendAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    /** Accounts up to this one have got it. */
    lastAccountId: integer().notNull().default(0),
    recipients: integer().notNull().default(0),
    createdBy: integer().references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [
    oneOf('announcement_state', table.state, announcementStates),
    index('announcement_state').on(table.state, table.sendAt),
  ],
);

/** Notifications in the app. What they say is written in the reader's language when they are read. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    data: jsonb().$type<EventData>().notNull(),
    /** The account that it names besides its own: it goes with it. */
    aboutId: integer().references(() => account.id, { onDelete: 'cascade' }),
    announcementId: integer().references(() => announcement.id, { onDelete: 'cascade' }),
    createdAt: writtenAt(),
    readAt: instant(),
  },
  (table) => [
    oneOf('notification_kind', table.kind, notificationKindNames),
    index('notification_account').on(table.accountId, table.id),
    index('notification_unread')
      .on(table.accountId, table.id)
      .where(sql`read_at is null`),
    index('notification_created').on(table.createdAt),
    index('notification_about')
      .on(table.aboutId)
      .where(sql`about_id is not null`),
    // Whoever got an announcement does not get it again.
    uniqueIndex('notification_announcement').on(table.announcementId, table.accountId),
    check(
      'notification_of_announcement',
      sql`(${table.kind} = 'announcement') = (${table.announcementId} is not null)`,
    ),
  ],
);

/** Devices that push messages reach. A key to the session, in the migration, ends each with it: `auth`, whose table that is, comes later. */
export const pushTarget = pgTable(
  'push_target',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    sessionId: uuid().notNull(),
    kind: text({ enum: pushKinds }).notNull(),
    /** The address of a browser's subscription, or the token of FCM. */
    identifier: text().notNull().unique(),
    /** Keys of a browser's subscription; null: of FCM. */
    keys: jsonb().$type<WebSubscription['keys']>(),
    /** The id by which a client of the files service named it; null: another added it. */
    externalId: text(),
    createdAt: writtenAt(),
  },
  (table) => [
    oneOf('push_target_kind', table.kind, pushKinds),
    index('push_target_account').on(table.accountId),
    index('push_target_session').on(table.sessionId),
    uniqueIndex('push_target_external').on(table.accountId, table.externalId),
    check('push_target_keys', sql`(${table.kind} = 'web') = (${table.keys} is not null)`),
  ],
);

/** Choices of somebody about notifications; without a row everything is as it comes. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    accountId: integer()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    /** By `kind.channel`, where it differs from how it comes. */
    channels: jsonb().$type<Readonly<Record<string, boolean>>>().notNull().default({}),
    /** Minutes of the day in Riyadh. */
    quietFrom: integer(),
    quietTo: integer(),
    updatedAt: writtenAt(),
  },
  (table) => [
    check(
      'notification_quiet',
      sql`(${table.quietFrom} is null) = (${table.quietTo} is null) and ${table.quietFrom} between 0 and 1439 and ${table.quietTo} between 0 and 1439`,
    ),
  ],
);
