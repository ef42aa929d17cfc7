import { consentProofDays } from '@saer/contract/newsletter-consent';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { startClock } from '../database/start-clock.ts';
import { sendBatch } from './issues/send-batch.ts';
import type { NewsletterDependencies } from './subscribing/subscribe.ts';
import { newsletterSubscriber } from './tables.ts';

const second = 1_000;
const hour = 3_600 * second;

/** Puts mails in the outbox until it has enough of them. */
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

/** Sends newsletters every few seconds, and erases old addresses every hour; `stop` waits for a run in progress. */
export function startNewsletterClock(
  deps: NewsletterDependencies,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  return startClock(
    [
      { everyMs: 5 * second, run: () => sendNewsletters(deps) },
      { everyMs: hour, run: () => dropOldSubscribers(deps.db) },
    ],
    onError,
  );
}
