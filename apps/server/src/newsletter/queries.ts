import type {
  NewsletterIssue,
  NewsletterSubscriber,
  NewsletterState,
} from '@saer/contract/contact/newsletter';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { eq, inArray, sql } from 'drizzle-orm';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { account } from '../principals/tables.ts';
import { newsletterIssue, newsletterSubscriber } from './tables.ts';
import type { Readable } from 'node:stream';
import type { Language } from '@saer/i18n/locale';
import type { MessageDescriptor } from '@lingui/core';
import { sayIn } from '../integrations/local/translators.ts';
import { streamCsv } from '../listing/csv-file.ts';

const subscriberColumns = {
  id: newsletterSubscriber.id,
  version: newsletterSubscriber.version,
  email: newsletterSubscriber.email,
  language: newsletterSubscriber.language,
  state: newsletterSubscriber.state,
  consentVersion: newsletterSubscriber.consentVersion,
  consentSource: newsletterSubscriber.consentSource,
  consentAt: newsletterSubscriber.consentAt,
  confirmedAt: newsletterSubscriber.confirmedAt,
  unsubscribedAt: newsletterSubscriber.unsubscribedAt,
  unsubscribedBy: newsletterSubscriber.unsubscribedBy,
};

/** Subscribers with the proof of their consent, for pages and exports. */
const subscriberList: List<NewsletterSubscriber> = {
  table: newsletterSubscriber,
  listed: { ...subscriberColumns, createdAt: newsletterSubscriber.createdAt },
  search: newsletterSubscriber.search,
  usual: { createdAt: 'desc' },
  read: (db, ids) =>
    db
      .select(subscriberColumns)
      .from(newsletterSubscriber)
      .where(inArray(newsletterSubscriber.id, [...ids])),
};

export const findSubscriberPage = (db: Database, filter: ListFilter) => findPage(db, subscriberList, filter);

const issueColumns = {
  id: newsletterIssue.id,
  version: newsletterIssue.version,
  createdAt: newsletterIssue.createdAt,
  updatedAt: newsletterIssue.updatedAt,
  state: newsletterIssue.state,
  subjectEn: newsletterIssue.subjectEn,
  subjectAr: newsletterIssue.subjectAr,
  textEn: newsletterIssue.textEn,
  textAr: newsletterIssue.textAr,
  startedAt: newsletterIssue.startedAt,
  finishedAt: newsletterIssue.finishedAt,
  recipients: newsletterIssue.recipients,
};

const issueList: List<NewsletterIssue> = {
  table: newsletterIssue,
  listed: issueColumns,
  search: newsletterIssue.search,
  usual: { createdAt: 'desc' },
  read: (db, ids) =>
    db
      .select(issueColumns)
      .from(newsletterIssue)
      .where(inArray(newsletterIssue.id, [...ids])),
};

/** Counts those who would get a newsletter now. */
export const countConfirmed = (db: Database | Transaction) =>
  db.$count(newsletterSubscriber, eq(newsletterSubscriber.state, 'CONFIRMED'));

export async function findIssuePage(db: Database, filter: ListFilter) {
  const [page, confirmed] = await Promise.all([findPage(db, issueList, filter), countConfirmed(db)]);
  return { ...page, confirmed };
}

export async function readIssue(db: Database | Transaction, id: number): Promise<NewsletterIssue> {
  const [row] = await db.select(issueColumns).from(newsletterIssue).where(eq(newsletterIssue.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

const ofAccount = (db: Database | Transaction, accountId: number) =>
  eq(
    sql`lower(${newsletterSubscriber.email})`,
    db
      .select({ email: sql`lower(${account.email})` })
      .from(account)
      .where(eq(account.id, accountId)),
  );

/** The subscription of an account's address. */
export const ownedNewsletter: OwnedRecords = {
  name: 'newsletter',
  read: (db, accountId) =>
    db.select(subscriberColumns).from(newsletterSubscriber).where(ofAccount(db, accountId)),
  erase: (tx, accountId) => tx.delete(newsletterSubscriber).where(ofAccount(tx, accountId)),
};

/** Headers of the file with newsletter subscribers, in their order. */
const exportHeaders = {
  email: /*i18n*/ { id: 'newsletter.email', message: 'Email' },
  state: /*i18n*/ { id: 'newsletter.state', message: 'State' },
  language: /*i18n*/ { id: 'newsletter.language', message: 'Language' },
  consentVersion: /*i18n*/ { id: 'newsletter.consentVersion', message: 'Version of the consent text' },
  consentSource: /*i18n*/ { id: 'newsletter.consentSource', message: 'Page of the consent' },
  consentAt: /*i18n*/ { id: 'newsletter.consentAt', message: 'Consent (UTC)' },
  confirmedAt: /*i18n*/ { id: 'newsletter.confirmedAt', message: 'Confirmed (UTC)' },
  unsubscribedAt: /*i18n*/ { id: 'newsletter.unsubscribedAt', message: 'Unsubscribed (UTC)' },
  unsubscribedBy: /*i18n*/ { id: 'newsletter.unsubscribedBy', message: 'Unsubscribed by' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

const stateWords: Readonly<Record<NewsletterState, MessageDescriptor>> = {
  PENDING: /*i18n*/ { id: 'newsletter.pending', message: 'Not confirmed yet' },
  CONFIRMED: /*i18n*/ { id: 'newsletter.confirmedState', message: 'Confirmed' },
  UNSUBSCRIBED: /*i18n*/ { id: 'newsletter.unsubscribedState', message: 'Unsubscribed' },
};

const second = (at: string | null): string | null => at?.slice(0, 19).replace('T', ' ') ?? null;

/** Streams subscribers that a filter finds as CSV, with the proof of their consent. */
export function exportSubscribers(
  db: Database,
  { filter, language }: { readonly filter: ListFilter; readonly language: Language },
): Promise<Readable> {
  const say = sayIn(language);
  return streamCsv(db, {
    list: subscriberList,
    filter,
    columns: Object.values(exportHeaders).map((header) => ({ header: say(header), width: 20 })),
    rowOf: (row) => [
      row.email,
      say(stateWords[row.state]),
      row.language,
      row.consentVersion,
      row.consentSource,
      second(row.consentAt),
      second(row.confirmedAt),
      second(row.unsubscribedAt),
      row.unsubscribedBy,
    ],
  });
}
