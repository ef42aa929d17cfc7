import type * as z from 'zod/mini';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';
import type { subscriptionTimeline } from '@saer/contract/subscriptions/subscription';
import { history } from '../../audit/tables.ts';
import type { Database } from '../../database/database.ts';
import { findSubscriptionInvoices as findInvoices } from '../../invoices/queries.ts';
import { outbox } from '../../messages/tables.ts';
import { account } from '../../principals/tables.ts';
import { readSubscription } from '../../subscriptions/queries.ts';
import { subscriptionDayEntry } from '../../subscriptions/tables.ts';
import { findSubscriptionTransactions } from './transactions.ts';

type Story = z.output<typeof subscriptionTimeline.reply>;
type Entry = Story['entries'][number];

/** Entries of each kind at most, the newest. */
const maxEach = 500;

const dayMs = addTime(0, 1, 'day');

const nothing = { actor: null, detail: null, amount: null, days: null, id: null };

async function findChanges(db: Database, id: number): Promise<Entry[]> {
  const rows = await db
    .select({ row: history, actor: account.fullName })
    .from(history)
    .leftJoin(account, eq(account.id, history.actorId))
    .where(and(eq(history.entity, 'subscription'), eq(history.entityId, id)))
    .orderBy(desc(history.at))
    .limit(maxEach);
  return rows.map(({ row: { at, action, after }, actor }) => {
    const note = after?.['note'];
    return {
      ...nothing,
      at,
      kind: 'change',
      event: action,
      actor,
      detail: typeof note === 'string' ? note : null,
    };
  });
}

/** The ledger of its days, in whole days. */
async function findDays(db: Database, id: number): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(subscriptionDayEntry)
    .where(eq(subscriptionDayEntry.subscriptionId, id))
    .orderBy(desc(subscriptionDayEntry.id))
    .limit(maxEach);
  return rows.map(({ createdAt: at, kind: event, time, transactionReference: detail }) => {
    const days = Math.round(time / dayMs);
    const isTaken = event === 'REFUNDED' || event === 'GIVEN_BACK';
    return { ...nothing, at, kind: 'days', event, detail, days: isTaken ? -days : days };
  });
}

async function findTransactions(db: Database, id: number): Promise<Entry[]> {
  const rows = await findSubscriptionTransactions(db, id);
  return rows.map(({ id: key, kind, status, reference, amount, createdAt, finishedAt }) => ({
    ...nothing,
    at: finishedAt ?? createdAt,
    kind: 'transaction',
    event: `${kind}_${status}`,
    detail: reference,
    amount,
    id: key,
  }));
}

async function readInvoices(db: Database, id: number): Promise<Entry[]> {
  const rows = await findInvoices(db, id);
  return rows.map(({ id: key, issuedAt: at, kind: event, number: detail, total: amount }) => ({
    ...nothing,
    at,
    kind: 'invoice',
    event,
    detail,
    amount,
    id: key,
  }));
}

/** Messages to the subscriber since the subscription began; of the content, nothing is kept. */
async function findMessages(
  db: Database,
  { subscriber, createdAt }: Story['subscription'],
): Promise<Entry[]> {
  if (subscriber === null) return [];
  const rows = await db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.accountId, subscriber.id),
        inArray(outbox.template, ['subscriptionChanged', 'invoiceIssued']),
        gte(outbox.createdAt, createdAt),
      ),
    )
    .orderBy(desc(outbox.createdAt))
    .limit(maxEach);
  return rows.map(({ createdAt: at, channel, state }) => ({
    ...nothing,
    at,
    kind: 'message',
    event: `${channel}_${state}`,
  }));
}

/** Everything that happened around a subscription, the newest first. */
export async function readStory(db: Database, id: number): Promise<Story> {
  const subscription = await readSubscription(db, id);
  const entries = await Promise.all([
    findChanges(db, id),
    findDays(db, id),
    findTransactions(db, id),
    readInvoices(db, id),
    findMessages(db, subscription),
  ]);
  return {
    subscription,
    entries: entries.flat().toSorted((one, other) => (one.at < other.at ? 1 : -1)),
  };
}
