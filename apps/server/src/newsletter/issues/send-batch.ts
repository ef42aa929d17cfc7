import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { takesMail } from '../../messages/sending/refusing-address.ts';
import { queueMessages } from '../../messages/queries.ts';
import { signText } from '../../secrets/signed-text.ts';
import { type NewsletterDependencies, pageUrl } from '../subscribing/subscribe.ts';
import { newsletterDelivery, newsletterIssue, newsletterSubscriber } from '../tables.ts';
import { contentIn } from './edit-issue.ts';

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
