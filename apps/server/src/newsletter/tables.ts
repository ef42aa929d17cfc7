import { accountLanguages } from '@saer/contract/account/account';
import { newsletterIssueStates, newsletterStates } from '@saer/contract/contact/newsletter';
import { consentSources, unsubscribeWays } from '@saer/contract/contact/newsletter-consent';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { common, oneOf, searchText, writtenAt, instant } from '../database/columns.ts';

/** Addresses that asked for the newsletter, with the proof of their consent. */
export const newsletterSubscriber = pgTable(
  'newsletter_subscriber',
  {
    ...common(),
    email: text().notNull(),
    language: text({ enum: accountLanguages }).notNull(),
    state: text({ enum: newsletterStates }).notNull().default('PENDING'),
    /** Which text they agreed to, on which page, and when. */
    consentVersion: text().notNull(),
    consentSource: text({ enum: consentSources }).notNull(),
    consentAt: writtenAt(),
    /** The hash of the link that confirms it; null once it is used. */
    tokenHash: text().unique(),
    tokenExpiresAt: instant(),
    confirmedAt: instant(),
    unsubscribedAt: instant(),
    unsubscribedBy: text({ enum: unsubscribeWays }),
    search: searchText('email'),
  },
  (table) => [
    uniqueIndex('newsletter_subscriber_email').on(sql`lower(${table.email})`),
    index('newsletter_subscriber_by_creation').on(table.createdAt, table.id),
    index('newsletter_subscriber_by_state').on(table.state, table.id),
    oneOf('newsletter_subscriber_state', table.state, newsletterStates),
    oneOf('newsletter_subscriber_language', table.language, accountLanguages),
    oneOf('newsletter_subscriber_source', table.consentSource, consentSources),
    check(
      'newsletter_subscriber_times',
      sql`case ${table.state} when 'CONFIRMED' then ${table.confirmedAt} is not null and ${table.unsubscribedAt} is null
        when 'UNSUBSCRIBED' then ${table.unsubscribedAt} is not null else ${table.confirmedAt} is null end`,
    ),
  ],
);

/** Newsletters, as drafts and sent. */
export const newsletterIssue = pgTable(
  'newsletter_issue',
  {
    ...common(),
    state: text({ enum: newsletterIssueStates }).notNull().default('DRAFT'),
    subjectEn: text().notNull(),
    subjectAr: text().notNull(),
    textEn: text().notNull(),
    textAr: text().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    recipients: integer().notNull().default(0),
    /** The last subscriber it was put in the outbox for: the next batch begins behind. */
    lastSubscriberId: integer().notNull().default(0),
    search: searchText('subject_en', 'subject_ar'),
  },
  (table) => [
    oneOf('newsletter_issue_state', table.state, newsletterIssueStates),
    index('newsletter_issue_by_creation').on(table.createdAt, table.id),
  ],
);

/** Who got which newsletter: at most once, whatever happens while it is sent. */
export const newsletterDelivery = pgTable(
  'newsletter_delivery',
  {
    issueId: integer()
      .notNull()
      .references(() => newsletterIssue.id, { onDelete: 'cascade' }),
    subscriberId: integer()
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: 'cascade' }),
    /** Its mail in the outbox. */
    mailId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index('newsletter_delivery_by_subscriber').on(table.subscriberId),
  ],
);
