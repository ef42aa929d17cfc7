import type { NewsletterIssue, NewsletterSubscriber } from '@saer/contract/contact/newsletter';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { eq, inArray, sql } from 'drizzle-orm';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { account } from '../principals/tables.ts';
import { newsletterIssue, newsletterSubscriber } from './tables.ts';

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
export const subscriberList: List<NewsletterSubscriber> = {
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

/** How many would get a newsletter now. */
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
