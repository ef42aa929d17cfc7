import { accountLanguages } from '@saer/contract/account/account';
import { codeChannels } from '@saer/contract/account/auth';
import { messageFailures, messageStates } from '@saer/contract/contact/notification';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from '../principals/tables.ts';
import { oneOf, writtenAt, instant } from '../database/columns.ts';
import type { MailHeaders } from '../integrations/call-provider.ts';

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
    /**
     * The message's content, which may contain a code or a link: erased once it is sent. Of one that failed, and of one to a single person
     * that opens nothing, it stays for some days, so that it can be sent again; a code's goes at once.
     */
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
    /** Attempts that were made when an admin last let it be sent again: the tries before it is given up begin there. */
    attemptsBefore: integer().notNull().default(0),
    /** Later than this it is of no use: a code that has expired is not sent. */
    expiresAt: instant(),
    failure: text({ enum: messageFailures }),
    lastError: text(),
    /** Under which the one who carried it knows it. */
    providerMessageId: text('carrier_id'),
    createdAt: writtenAt(),
    sentAt: instant(),
    /** When the one who carried it last reported what became of it. */
    reportedAt: instant(),
  },
  (table) => [
    index('outbox_state').on(table.state, table.createdAt),
    index('outbox_account').on(table.accountId, table.channel, table.number),
    uniqueIndex('outbox_number').on(table.channel, table.number),
    index('outbox_announcement')
      .on(table.announcementId, table.state)
      .where(sql`announcement_id is not null`),
    index('outbox_carrier').on(table.providerMessageId),
    oneOf('outbox_channel', table.channel, codeChannels),
    oneOf('outbox_state', table.state, messageStates),
    oneOf('outbox_failure', table.failure, messageFailures),
    check(
      'outbox_wiped',
      sql`${table.state} in ('QUEUED', 'SENT', 'BOUNCED', 'FAILED') or ${table.body} is null`,
    ),
  ],
);

/** Addresses whose mail came back for good, or whose owner reported mail as unwanted: what goes to many is not sent to them. */
export const refusingAddress = pgTable('refusing_address', {
  /** In lower case. */
  address: text().primaryKey(),
  isComplaint: boolean().notNull(),
  /** In the words of the one who carried the mail. */
  reason: text(),
  since: writtenAt(),
});
