import { consentProofDays } from '@saer/contract/contact/newsletter-consent';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sendBatch } from './issues/issue.ts';
import type { NewsletterDependencies } from './subscribing/subscribe.ts';
import { newsletterSubscriber } from './tables.ts';

/** Puts the mails of every newsletter that is being sent in the outbox, in batches; returns how many. */
export async function sendNewsletters(deps: NewsletterDependencies): Promise<number> {
  let sent = 0;
  for (let batch = await sendBatch(deps); batch > 0; batch = await sendBatch(deps)) sent += batch;
  return sent;
}

/** Erases addresses that were never confirmed, and a year later those that left. */
export async function dropOldSubscribers(db: Database): Promise<void> {
  await db
    .delete(newsletterSubscriber)
    .where(
      or(
        and(eq(newsletterSubscriber.state, 'PENDING'), lt(newsletterSubscriber.tokenExpiresAt, sql`now()`)),
        and(
          eq(newsletterSubscriber.state, 'UNSUBSCRIBED'),
          lt(newsletterSubscriber.unsubscribedAt, sql`now() - make_interval(days => ${consentProofDays})`),
        ),
      ),
    );
}
