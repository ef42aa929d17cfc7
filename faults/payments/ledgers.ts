import { eq, inArray } from 'drizzle-orm';
import { invoice } from '../../apps/server/src/invoices/tables.ts';
import { paymentOrder, paymentTask, transaction } from '../../apps/server/src/payments/tables.ts';
import { subscription } from '../../apps/server/src/subscriptions/tables.ts';
import type { World } from './world.ts';

/** Things that must never be, counted. */
export interface Counts {
  doubleCharges: number;
  chargedNotActive: number;
  activeNotCharged: number;
  lostOrders: number;
  wrongRefunds: number;
  wrongInvoices: number;
}

export const noCounts = (): Counts => ({
  doubleCharges: 0,
  chargedNotActive: 0,
  activeNotCharged: 0,
  lostOrders: 0,
  wrongRefunds: 0,
  wrongInvoices: 0,
});

const dayMs = 24 * 60 * 60 * 1_000;

/** Compares the gateway's book with ours, for one customer, once nothing is under way. */
export async function compareLedgers({ server }: World, customerId: number): Promise<Counts> {
  const { db, gateway } = server;
  const orders = await db.select().from(paymentOrder).where(eq(paymentOrder.customerId, customerId));
  const ours = await db.select().from(transaction).where(eq(transaction.customerId, customerId));
  const tasks = await db
    .select()
    .from(paymentTask)
    .where(
      inArray(
        paymentTask.transactionId,
        ours.map(({ id }) => id),
      ),
    );
  const invoices = await db.select().from(invoice).where(eq(invoice.accountId, customerId));
  const own = await db.select().from(subscription).where(eq(subscription.subscriberId, customerId));
  const taken = new Map(gateway.content().orders.map((each) => [each.merchantReference, each]));
  const counts = noCounts();
  const payments = ours.filter(({ kind }) => kind === 'PURCHASE');
  const hasTask = (id: number): boolean => tasks.some(({ transactionId }) => transactionId === id);
  for (const { id } of orders) {
    const charged = payments.filter(
      ({ orderId, reference, usedFor }) =>
        orderId === id && (taken.get(reference)?.captured ?? 0) > 0 && usedFor !== 'CREDIT',
    );
    if (charged.length > 1) counts.doubleCharges += 1;
  }
  for (const { id, reference, amount, status, usedFor } of payments) {
    const captured = taken.get(reference)?.captured ?? 0;
    const isKept = usedFor === 'SUBSCRIPTION' || (usedFor === 'CREDIT' && hasTask(id));
    if (captured > amount) counts.doubleCharges += 1;
    if (captured > 0 && !isKept) counts.chargedNotActive += 1;
    if (captured === 0 && (status === 'SUCCEEDED' || usedFor !== null)) counts.activeNotCharged += 1;
    // Open is only what the gateway itself holds open.
    if (status === 'PENDING' && captured > 0) counts.lostOrders += 1;
  }
  const references = new Set(payments.map(({ reference }) => reference));
  const prefixes = orders.map(({ reference }) => `${reference}-`);
  for (const reference of taken.keys())
    if (prefixes.some((prefix) => reference.startsWith(prefix)) && !references.has(reference))
      counts.lostOrders += 1;
  for (const { id, reference } of payments) {
    const given = ours
      .filter(({ paymentId, status }) => paymentId === id && status === 'SUCCEEDED')
      .reduce((sum, { amount }) => sum + amount, 0);
    if (given !== (taken.get(reference)?.refunded ?? 0)) counts.wrongRefunds += 1;
  }
  // As many months as were paid for, and an invoice for each.
  const used = payments.filter(({ usedFor }) => usedFor === 'SUBSCRIPTION');
  const months = own.reduce(
    (sum, { startsAt, endsAt }) =>
      sum +
      (startsAt === null || endsAt === null ? 0 : (Date.parse(endsAt) - Date.parse(startsAt)) / dayMs / 30),
    0,
  );
  // A renewal's run moves the end nearer first, and never by a whole month.
  if (Math.round(months) > used.length) counts.activeNotCharged += 1;
  if (used.length > 0 && own.every(({ status }) => status === 'PENDING')) counts.chargedNotActive += 1;
  const issued = invoices.filter(({ series }) => series === 'INVOICE');
  if (issued.length !== used.length) counts.wrongInvoices += 1;
  return counts;
}
