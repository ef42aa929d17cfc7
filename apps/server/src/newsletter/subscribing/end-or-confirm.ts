import { consentVersion, type unsubscribeWays } from '@saer/contract/contact/newsletter-consent';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { wiped } from '../../messages/sending/claim.ts';
import { outbox } from '../../messages/tables.ts';
import { readSignedText } from '../../secrets/keyed-hash.ts';
import { tokenHash } from '../../secrets/token.ts';
import { newsletterSubscriber } from '../tables.ts';
import type { NewsletterDependencies } from './subscribe.ts';

const ofToken = (token: string) =>
  and(
    eq(newsletterSubscriber.tokenHash, tokenHash(token)),
    gt(newsletterSubscriber.tokenExpiresAt, sql`now()`),
  );

/** Tells whether the link of a confirmation mail is valid. Changes nothing. */
export const canConfirm = async (db: Database, token: string): Promise<boolean> =>
  (await db.$count(newsletterSubscriber, ofToken(token))) > 0;

/** Confirms the subscription of a link; false if the link is not valid. Pressed twice, it is confirmed once. */
export const confirm = (db: Database, token: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(newsletterSubscriber).where(ofToken(token)).for('update');
    if (row === undefined) return false;
    if (row.state === 'CONFIRMED') return true;
    // One who left and comes back consents anew.
    const again =
      row.state === 'UNSUBSCRIBED'
        ? { consentVersion, consentAt: sql`now()`, unsubscribedAt: null, unsubscribedBy: null }
        : {};
    await tx
      .update(newsletterSubscriber)
      .set({
        ...again,
        state: 'CONFIRMED',
        confirmedAt: sql`now()`,
        version: row.version + 1,
        updatedAt: sql`now()`,
      })
      .where(eq(newsletterSubscriber.id, row.id));
    return true;
  });

/** The subscriber whom a link of a newsletter belongs to; undefined if we did not sign it. */
export function readSubscriber({ secretKey }: NewsletterDependencies, token: string): number | undefined {
  const id = readSignedText(secretKey, 'unsubscribe', token);
  return id === undefined ? undefined : Number(id);
}

/** Ends subscriptions, and takes back mails that are still to be sent to them. */
async function end(
  tx: Transaction,
  which: SQL | undefined,
  unsubscribedBy: (typeof unsubscribeWays)[number],
): Promise<void> {
  const [row] = await tx
    .update(newsletterSubscriber)
    .set({
      state: 'UNSUBSCRIBED',
      unsubscribedAt: sql`now()`,
      unsubscribedBy,
      tokenHash: null,
      version: sql`${newsletterSubscriber.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(which, eq(newsletterSubscriber.state, 'CONFIRMED')))
    .returning({ email: newsletterSubscriber.email });
  if (row === undefined) return;
  const isTheirs = and(eq(outbox.recipient, row.email), eq(outbox.template, 'newsletterIssue'));
  await tx.delete(outbox).where(and(isTheirs, eq(outbox.state, 'QUEUED')));
  // Nor is one that failed sent again.
  await tx
    .update(outbox)
    .set(wiped)
    .where(and(isTheirs, eq(outbox.state, 'FAILED')));
}

/** Ends the subscription of a link. */
export const unsubscribe = (
  { db }: NewsletterDependencies,
  id: number,
  unsubscribedBy: (typeof unsubscribeWays)[number],
): Promise<void> => db.transaction((tx) => end(tx, eq(newsletterSubscriber.id, id), unsubscribedBy));

/** Ends the subscription of an address that reported a mail as unwanted. */
export const unsubscribeAddress = (tx: Transaction, address: string): Promise<void> =>
  end(tx, eq(sql`lower(${newsletterSubscriber.email})`, address.toLowerCase()), 'complaint');
