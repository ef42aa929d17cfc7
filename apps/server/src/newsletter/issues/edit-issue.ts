import type { NewsletterIssue, newsletterContent } from '@saer/contract/contact/newsletter';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Change, difference, recordChange } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { enqueue } from '../../jobs/running/enqueue.ts';
import { queueMessages } from '../../messages/queries.ts';
import { account } from '../../principals/tables.ts';
import { signText } from '../../secrets/signed-text.ts';
import { countConfirmed, readIssue } from '../queries.ts';
import { type NewsletterDependencies, pageUrl } from '../subscribing/subscribe.ts';
import { newsletterIssue } from '../tables.ts';

type IssueRow = typeof newsletterIssue.$inferSelect;
type Content = z.output<typeof newsletterContent>;

interface Named {
  readonly id: number;
  readonly version: number;
}

const auditOf = (
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
    await recordChange(tx, { ...auditOf(row, actorId), action: 'create', after: content });
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
      ...auditOf({ id, ...content }, actorId),
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
    await recordChange(tx, { ...auditOf(row, actorId), action: 'remove' });
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
    await recordChange(tx, { ...auditOf(row, actorId), action: 'send' });
    await enqueue(tx, 'sendNewsletters');
    return readIssue(tx, row.id);
  });

/** A newsletter in one language. */
export const contentIn = (row: Content, language: 'ar' | 'en') =>
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
