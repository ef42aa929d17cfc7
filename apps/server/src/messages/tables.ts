import { accountLanguages } from '@saer/contract/account';
import { codeChannels } from '@saer/contract/auth';
import { messageStates } from '@saer/contract/notification';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from '../principals/tables.ts';
import { oneOf, writtenAt } from '../database/columns.ts';
import { instant } from '../database/instant.ts';
import type { MailHeaders } from '../integrations/transport.ts';

/** Messages to be sent, written in the transaction of the change that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Its number in lists. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    channel: text({ enum: codeChannels }).notNull(),
    template: text().notNull(),
    recipient: text().notNull(),
    language: text({ enum: accountLanguages }).notNull(),
    /** The message's content; erased once it is sent or given up, since it may contain a code or a link. */
    subject: text(),
    body: text(),
    html: text(),
    /** The announcement whose text it has, which is written when the message is sent. */
    announcementId: integer(),
    /** Names the file that goes with it, which is made when the message is sent. */
    attachment: text(),
    attachmentName: text(),
    headers: jsonb().$type<MailHeaders>(),
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    state: text({ enum: messageStates }).notNull().default('QUEUED'),
    attempts: integer().notNull().default(0),
    /** Later than this it is of no use: a code that has expired is not sent. */
    expiresAt: instant(),
    lastError: text(),
    /** Under which the one who carried it knows it. */
    carrierId: text(),
    createdAt: writtenAt(),
    sentAt: instant(),
  },
  (table) => [
    index('outbox_state').on(table.state, table.createdAt),
    index('outbox_account').on(table.accountId, table.channel, table.number),
    uniqueIndex('outbox_number').on(table.channel, table.number),
    index('outbox_announcement')
      .on(table.announcementId, table.state)
      .where(sql`announcement_id is not null`),
    oneOf('outbox_channel', table.channel, codeChannels),
    oneOf('outbox_state', table.state, messageStates),
    check('outbox_wiped', sql`${table.state} = 'QUEUED' or ${table.body} is null`),
  ],
);
