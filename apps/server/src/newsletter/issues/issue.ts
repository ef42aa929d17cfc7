import type * as z from 'zod/mini';
import type { NewsletterIssue, newsletterContent } from '@saer/contract/contact/newsletter';
import { and, eq, sql, asc, gt, lte } from 'drizzle-orm';
import { type Change, difference, recordChange } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { enqueue } from '../../jobs/running/enqueue.ts';
import { queueMessages } from '../../messages/queries.ts';
import { account } from '../../principals/tables.ts';
import { signText } from '../../secrets/keyed-hash.ts';
import { countConfirmed, readIssue } from '../queries.ts';
import { type NewsletterDependencies, pageUrl } from '../subscribing/subscribe.ts';
import { newsletterIssue, newsletterDelivery, newsletterSubscriber } from '../tables.ts';
import { takesMail } from '../../messages/sending/refusing-address.ts';

type IssueRow = typeof newsletterIssue.$inferSelect;
type Content = z.output<typeof newsletterContent>;

interface Named {
  readonly id: number;
  readonly version: number;
}

const toAudit = (
  { id, subjectEn, subjectAr }: Pick<IssueRow, 'id' | 'subjectEn' | 'subjectAr'>,
  actorId: number,
): Pick<Change, 'actorId' | 'entity' | 'entityId' | 'named'> => ({
  actorId,
  entity: 'newsletterIssue',
  entityId: id,
  named: { nameEn: subjectEn, nameAr: subjectAr },
});

/** Locks a draft; refuses one that was sent, or changed since it was read. */
async function lockDraft(tx: Transaction, { id, version }: Named): Promise<IssueRow> {
  const [row] = await tx.select().from(newsletterIssue).where(eq(newsletterIssue.id, id)).for('update');
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  if (row.state !== 'DRAFT') throw new AppError({ code: 'issueNotDraft' });
  if (row.version !== version) throw new AppError({ code: 'rowChanged' });
  return row;
}

/** Saves a newsletter as a draft. */
export const createIssue = (db: Database, actorId: number, content: Content): Promise<NewsletterIssue> =>
  db.transaction(async (tx) => {
    const [row] = await tx.insert(newsletterIssue).values(content).returning();
    if (row === undefined) throw new Error('No newsletter was saved');
    await recordChange(tx, { ...toAudit(row, actorId), action: 'create', after: content });
    return readIssue(tx, row.id);
  });

/** Changes a draft. */
export const updateIssue = (
  db: Database,
  actorId: number,
  { id, version, ...content }: Named & Content,
): Promise<NewsletterIssue> =>
  db.transaction(async (tx) => {
    const row = await lockDraft(tx, { id, version });
    await tx
      .update(newsletterIssue)
      .set({ ...content, version: version + 1, updatedAt: sql`now()` })
      .where(eq(newsletterIssue.id, id));
    const before = { ...row };
    await recordChange(tx, {
      ...toAudit({ id, ...content }, actorId),
      action: 'update',
      ...difference(before, content),
    });
    return readIssue(tx, id);
  });

/** Deletes a draft. */
export const removeIssue = (db: Database, actorId: number, id: number): Promise<{ id: number }> =>
  db.transaction(async (tx) => {
    const { version } = await readIssue(tx, id);
    const row = await lockDraft(tx, { id, version });
    await tx
      .delete(newsletterIssue)
      .where(and(eq(newsletterIssue.id, id), eq(newsletterIssue.state, 'DRAFT')));
    await recordChange(tx, { ...toAudit(row, actorId), action: 'remove' });
    return { id };
  });

/** Lets a draft go out to everybody who has confirmed by now; a job sends it in batches. Refused while that is nobody. */
export const sendIssue = (db: Database, actorId: number, named: Named): Promise<NewsletterIssue> =>
  db.transaction(async (tx) => {
    const row = await lockDraft(tx, named);
    if ((await countConfirmed(tx)) === 0)
      throw new AppError({ code: 'contactTransition', details: { reason: 'nobody' } });
    await tx
      .update(newsletterIssue)
      .set({ state: 'SENDING', startedAt: sql`now()`, version: row.version + 1, updatedAt: sql`now()` })
      .where(eq(newsletterIssue.id, row.id));
    await recordChange(tx, { ...toAudit(row, actorId), action: 'send' });
    await enqueue(tx, 'sendNewsletters');
    return readIssue(tx, row.id);
  });

/** A newsletter in one language. */
const contentIn = (row: Content, language: 'ar' | 'en') =>
  language === 'ar'
    ? { subject: row.subjectAr, text: row.textAr }
    : { subject: row.subjectEn, text: row.textEn };

/** Sends a newsletter to the admin who asks, in both languages. Its way out ends nobody's subscription. */
export const testIssue = (
  { db, secretKey, siteOrigin }: NewsletterDependencies,
  actorId: number,
  id: number,
): Promise<{ email: string }> =>
  db.transaction(async (tx) => {
    const row = await readIssue(tx, id);
    const [admin] = await tx.select({ email: account.email }).from(account).where(eq(account.id, actorId));
    const email = admin?.email ?? '';
    const token = signText(secretKey, 'unsubscribe', '0');
    await queueMessages(
      tx,
      siteOrigin,
      (['ar', 'en'] as const).map((language) => {
        const unsubscribeUrl = pageUrl(siteOrigin, 'unsubscribe', { token, language });
        const message = { ...contentIn(row, language), email, language, unsubscribeUrl, accountId: actorId };
        return [
          { template: 'newsletterIssue', isTest: true, ...message },
          { headers: { unsubscribeUrl } },
        ] as const;
      }),
    );
    return { email };
  });

/** Mails put in the outbox at once. */
const batchSize = 100;

/**
 * Puts the next mails of the oldest newsletter that is being sent in the outbox, and returns how many. The mails, the record of who got
 * them and the place where the next batch begins are one transaction: whenever the server ends, nobody is left out or gets it twice.
 */
export const sendBatch = ({ db, secretKey, siteOrigin }: NewsletterDependencies): Promise<number> =>
  db.transaction(async (tx) => {
    const [issue] = await tx
      .select()
      .from(newsletterIssue)
      .where(eq(newsletterIssue.state, 'SENDING'))
      .orderBy(asc(newsletterIssue.startedAt), asc(newsletterIssue.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (issue === undefined) return 0;
    const next = await tx
      .select()
      .from(newsletterSubscriber)
      .where(
        and(
          eq(newsletterSubscriber.state, 'CONFIRMED'),
          gt(newsletterSubscriber.id, issue.lastSubscriberId),
          // Whoever confirmed later gets the next one.
          lte(newsletterSubscriber.confirmedAt, issue.startedAt ?? issue.createdAt),
          takesMail(newsletterSubscriber.email),
        ),
      )
      .orderBy(asc(newsletterSubscriber.id))
      .limit(batchSize)
      .for('update');
    const mails = next.map(({ id, email, language }) => {
      const token = signText(secretKey, 'unsubscribe', String(id));
      const unsubscribeUrl = pageUrl(siteOrigin, 'unsubscribe', { token, language });
      return { subscriberId: id, mailId: crypto.randomUUID(), email, language, unsubscribeUrl };
    });
    if (mails.length > 0) {
      await tx
        .insert(newsletterDelivery)
        .values(mails.map(({ subscriberId, mailId }) => ({ issueId: issue.id, subscriberId, mailId })));
      await queueMessages(
        tx,
        siteOrigin,
        mails.map(({ mailId, subscriberId: _subscriberId, ...to }) => [
          { template: 'newsletterIssue', isTest: false, ...to, ...contentIn(issue, to.language) },
          { id: mailId, headers: { unsubscribeUrl: to.unsubscribeUrl } },
        ]),
      );
    }
    const isDone = mails.length < batchSize;
    await tx
      .update(newsletterIssue)
      .set({
        recipients: issue.recipients + mails.length,
        lastSubscriberId: mails.at(-1)?.subscriberId ?? issue.lastSubscriberId,
        ...(isDone ? { state: 'SENT', finishedAt: sql`now()`, version: issue.version + 1 } : {}),
      })
      .where(eq(newsletterIssue.id, issue.id));
    return mails.length;
  });
