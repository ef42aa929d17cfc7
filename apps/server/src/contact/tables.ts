import { accountLanguages } from '@saer/contract/account/account';
import { contactEntryKinds } from '@saer/contract/contact/contact';
import { contactStates } from '@saer/contract/contact/contact-lifecycle';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { common, id, oneOf, searchText, writtenAt, instant } from '../database/columns.ts';
import { account } from '../principals/tables.ts';
import { savedFile } from '../storage/tables.ts';

/** Conversations that began with a message from the contact form. */
export const contactMessage = pgTable(
  'contact_message',
  {
    ...common(),
    reference: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    language: text({ enum: accountLanguages }).notNull(),
    state: text({ enum: contactStates }).notNull().default('NEW'),
    /** The beginning of the first message, for lists and searches; the whole is an entry. */
    excerpt: text().notNull(),
    /** When the sender wrote last. */
    writtenAt: writtenAt(),
    /** The sender's, if they were signed in. */
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    assigneeId: integer().references(() => account.id, { onDelete: 'set null' }),
    /** The mail that confirmed the receipt; null if none was sent. */
    receiptId: uuid(),
    search: searchText('reference', 'name', 'email', 'excerpt'),
  },
  (table) => [
    oneOf('contact_message_state', table.state, contactStates),
    oneOf('contact_message_language', table.language, accountLanguages),
    index('contact_message_by_time').on(table.writtenAt, table.id),
    index('contact_message_by_state').on(table.state, table.writtenAt),
    index('contact_message_by_account').on(table.accountId),
    index('contact_message_by_assignee').on(table.assigneeId),
    index('contact_message_by_email').on(sql`lower(${table.email})`),
  ],
);

/** Texts written in a conversation: by the sender, to them, or among admins. */
export const contactEntry = pgTable(
  'contact_entry',
  {
    id: id(),
    contactId: integer()
      .notNull()
      .references(() => contactMessage.id, { onDelete: 'cascade' }),
    kind: text({ enum: contactEntryKinds }).notNull(),
    text: text().notNull(),
    authorId: integer().references(() => account.id, { onDelete: 'set null' }),
    /** The form's ticket, or the key of a reply or note: sent again, it is the same entry. Of a reply it is the id of its mail too. */
    key: uuid().notNull(),
    at: writtenAt(),
    /** When admins were told of it, if it is the sender's. */
    announcedAt: instant(),
    /** A picture as WebP, or a PDF as it was sent. */
    fileId: text()
      .unique()
      .references(() => savedFile.id, { onDelete: 'set null' }),
  },
  (table) => [
    oneOf('contact_entry_kind', table.kind, contactEntryKinds),
    uniqueIndex('contact_entry_key').on(table.key),
    index('contact_entry_by_message').on(table.contactId, table.id),
    index('contact_entry_by_author').on(table.authorId),
    index('contact_entry_unannounced')
      .on(table.id)
      .where(sql`kind = 'MESSAGE' and announced_at is null`),
  ],
);

/** Mails that told admins of new messages: how often is limited. */
export const contactNotice = pgTable('contact_notice', {
  id: id(),
  at: writtenAt(),
});
