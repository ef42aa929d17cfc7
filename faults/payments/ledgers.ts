import type { CloseDifference } from '@saer/contract/subscriptions/payment-task';
import { periodOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, eq, inArray } from 'drizzle-orm';
import { invoice } from '../../apps/server/src/invoices/tables.ts';
import { closeMissing } from '../../apps/server/src/payments/closing/close-days.ts';
import { dailyClose, paymentOrder, paymentTask, transaction } from '../../apps/server/src/payments/tables.ts';
import { subscription, subscriptionDayEntry } from '../../apps/server/src/subscriptions/tables.ts';
import type { World } from './world.ts';

/** Things that must never be. */
export const countNames = [
  'doubleCharges',
  'chargedNotActive',
  'activeNotCharged',
  'lostOrders',
  'lostTasks',
  'unseenMoney',
  'wrongAmounts',
  'wrongRefunds',
  'wrongInvoices',
  'wrongVat',
  'wrongDays',
  'numberGaps',
] as const;

/** Each of them, counted. */
export type Counts = Record<(typeof countNames)[number], number>;

export const noCounts = (): Counts => ({
  doubleCharges: 0,
  chargedNotActive: 0,
  activeNotCharged: 0,
  lostOrders: 0,
  lostTasks: 0,
  unseenMoney: 0,
  wrongAmounts: 0,
  wrongRefunds: 0,
  wrongInvoices: 0,
  wrongVat: 0,
  wrongDays: 0,
  numberGaps: 0,
});

const dayMs = 24 * 60 * 60 * 1_000;
const monthDays = 30;
const monthMs = monthDays * dayMs;

/** Whole days of a month that a part of its price pays for, counted one by one: the product's own rule is not asked. */
function wholeDays(part: number, price: number): number {
  let days = 0;
  while (days < monthDays && (days + 1) * price <= part * monthDays) days += 1;
  return days;
}

type TransactionRow = typeof transaction.$inferSelect;
type GatewayOrder = ReturnType<World['server']['gateway']['content']>['orders'][number];
type Tally = (name: keyof Counts, isSo: boolean) => void;

async function readBooks({ server: { db } }: World, customerId: number) {
  const orders = await db.select().from(paymentOrder).where(eq(paymentOrder.customerId, customerId));
  const ours = await db.select().from(transaction).where(eq(transaction.customerId, customerId));
  const ids = ours.map(({ id }) => id);
  const tasks = await db.select().from(paymentTask).where(inArray(paymentTask.transactionId, ids));
  const invoices = await db.select().from(invoice).where(eq(invoice.accountId, customerId));
  const own = await db.select().from(subscription).where(eq(subscription.subscriberId, customerId));
  const days = await db
    .select()
    .from(subscriptionDayEntry)
    .where(
      inArray(
        subscriptionDayEntry.subscriptionId,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(subscriptionDayEntry.id);
  return { orders, ours, tasks, invoices, own, days };
}
type Books = Awaited<ReturnType<typeof readBooks>>;

/** Ways in which the gateway's money differs from what it was asked for. */
function oddReason(order: GatewayOrder, amount: number): CloseDifference['reason'] {
  if (order.operations.some(({ currency }) => currency !== 'SAR')) return 'CURRENCY';
  return order.captured === 2 * amount ? 'NOT_IN_BOOKS' : 'AMOUNT';
}

/** References about which the comparison of the present day says that gateway and books differ, each with its reason. */
async function readDifferences({ server }: World): Promise<ReadonlySet<string>> {
  await server.db.delete(dailyClose);
  await closeMissing(server.app.payments, Date.now() + dayMs);
  const closes = await server.db.select().from(dailyClose);
  return new Set(
    closes.flatMap(({ differences }) => differences.map(({ reference, reason }) => `${reference} ${reason}`)),
  );
}

/** The invoices of payments and refunds: one for each, and VAT that adds up. */
function tallyInvoices(tally: Tally, { ours, invoices }: Books): void {
  const used = ours.filter(({ usedFor }) => usedFor === 'SUBSCRIPTION' || usedFor === 'CREDIT_APPLIED');
  const issued = invoices.filter(({ series }) => series === 'INVOICE');
  tally('wrongInvoices', issued.length !== used.length);
  for (const each of issued) {
    const notes = invoices.filter(({ correctsId }) => correctsId === each.id);
    const sum = (of: 'total' | 'vat') => notes.reduce((all, note) => all + note[of], 0);
    const payment = used.find(({ reference }) => reference === each.transactionReference);
    const refunds = ours.filter(
      ({ paymentId, status }) => payment !== undefined && paymentId === payment.id && status === 'SUCCEEDED',
    );
    tally('wrongInvoices', each.total !== payment?.amount || notes.length !== refunds.length);
    const share = (each.vat * sum('total')) / each.total;
    tally(
      'wrongVat',
      Math.abs(sum('vat') - share) > 1 || (sum('total') === each.total && sum('vat') !== each.vat),
    );
    tally('wrongVat', each.vat !== Math.round((each.total * each.vatRate) / (10_000 + each.vatRate)));
  }
}

/** The days of subscriptions: as many as were paid for, but for those that refunds took back; and the end that follows from them. */
function tallyDays(tally: Tally, { orders, ours, own, days }: Books): void {
  const used = ours.filter(({ usedFor }) => usedFor === 'SUBSCRIPTION' || usedFor === 'CREDIT_APPLIED');
  const bought = days.filter(({ kind }) => kind === 'BOUGHT');
  // A ledger that opened later has what was bought before in its opening.
  const opened = own.filter(({ id, endsAt }) => {
    const first = days.find(({ subscriptionId }) => subscriptionId === id);
    return endsAt !== null && (first === undefined || first.kind === 'OPENING');
  }).length;
  tally('wrongDays', bought.length + opened !== used.length || bought.some(({ time }) => time !== monthMs));
  for (const payment of used) {
    const refunds = ours.filter(
      ({ paymentId, status, takesDays }) => paymentId === payment.id && status === 'SUCCEEDED' && takesDays,
    );
    const references = new Set(refunds.map(({ reference }) => reference));
    const taken = days
      .filter(({ transactionReference }) => references.has(transactionReference ?? ''))
      .reduce((sum, { time }) => sum + time, 0);
    const given = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const order = orders.find(({ id }) => id === payment.orderId);
    tally('wrongDays', order !== undefined && taken !== wholeDays(given, payment.amount) * dayMs);
  }
  const agreed = new Set(ours.filter(({ takesDays }) => takesDays).map(({ reference }) => reference));
  for (const { kind, transactionReference } of days)
    tally('wrongDays', kind === 'REFUNDED' && !agreed.has(transactionReference ?? ''));
  for (const { id, status, endsAt } of own) {
    const entries = days
      .filter(({ subscriptionId }) => subscriptionId === id)
      .map(({ kind, at, time }) => ({ kind, at: Date.parse(at), time }));
    const period = periodOf(entries, Date.now());
    tally('wrongDays', period !== null && period.end !== Date.parse(endsAt ?? ''));
    // What has days in hand runs.
    const added = entries.filter(({ kind }) => kind === 'BOUGHT' || kind === 'OPENING');
    const away = entries.filter(({ kind }) => kind === 'REFUNDED');
    const time = (of: typeof entries) => of.reduce((sum, each) => sum + each.time, 0);
    const isWhole = period !== null && away.length === 0 && period.end - period.start !== time(added);
    tally('wrongDays', isWhole);
    tally('chargedNotActive', status === 'EXPIRED' && endsAt !== null && Date.parse(endsAt) > Date.now());
  }
  // Each plan here is renewed on one day, which has one try.
  tally('doubleCharges', ours.filter(({ method }) => method === 'RENEWAL').length > 1);
}

/** Compares the gateway's book with ours, for one customer, once nothing is under way. */
export async function compareLedgers(world: World, customerId: number): Promise<Counts> {
  const counts = noCounts();
  const tally: Tally = (name, isSo) => {
    if (isSo) counts[name] += 1;
  };
  const books = await readBooks(world, customerId);
  const { orders, ours, tasks, own } = books;
  const taken = new Map(world.server.gateway.content().orders.map((each) => [each.merchantReference, each]));
  const payments = ours.filter(({ kind }) => kind === 'PURCHASE');
  const hasTask = (id: number, kind?: (typeof tasks)[number]['kind']): boolean =>
    tasks.some((task) => task.transactionId === id && (kind === undefined || task.kind === kind));
  /** What the gateway did to a payment otherwise than it was asked. */
  const isOdd = ({ reference, amount }: TransactionRow): boolean => {
    const order = taken.get(reference);
    if (order === undefined || order.captured === 0) return false;
    return order.captured !== amount || order.operations.some(({ currency }) => currency !== 'SAR');
  };
  const odd = payments.filter(isOdd);
  const seen = odd.length > 0 ? await readDifferences(world) : new Set<string>();
  for (const { reference, amount } of odd) {
    const order = taken.get(reference);
    const isSeen = order !== undefined && seen.has(`${reference} ${oddReason(order, amount)}`);
    tally('unseenMoney', !isSeen);
  }
  for (const { id } of orders) {
    const charged = payments.filter(
      ({ orderId, reference, usedFor }) =>
        orderId === id && (taken.get(reference)?.captured ?? 0) > 0 && usedFor !== 'CREDIT',
    );
    tally('doubleCharges', charged.length > 1);
  }
  for (const payment of payments) {
    const { id, reference, status, usedFor } = payment;
    const order = taken.get(reference);
    const captured = order?.captured ?? 0;
    tally('wrongAmounts', order !== undefined && order.fields['amount'] !== String(payment.amount));
    const isTwice = captured === 2 * payment.amount;
    if (isOdd(payment) && !isTwice) {
      // Nothing follows from such money but an admin's decision.
      const isSettled = tasks.some(({ transactionId, finding }) => transactionId === id && finding !== null);
      tally('activeNotCharged', usedFor !== null && !isSettled);
      tally('lostTasks', status === 'PENDING' && !hasTask(id, 'UNRESOLVED'));
      continue;
    }
    const isKept =
      usedFor === 'SUBSCRIPTION' || usedFor === 'CREDIT_APPLIED' || (usedFor === 'CREDIT' && hasTask(id));
    // The gateway alone knows it, and does not tell, or lies: an admin finds out.
    const isSilent = order?.code !== '14000' || isOdd(payment);
    const isAsked = isSilent && status !== 'SUCCEEDED' && hasTask(id, 'UNRESOLVED');
    tally('chargedNotActive', captured > 0 && !isKept && !isAsked);
    tally('activeNotCharged', captured === 0 && (status === 'SUCCEEDED' || usedFor !== null));
    // Open is only what the gateway itself holds open.
    tally('lostOrders', status === 'PENDING' && captured > 0 && !isAsked);
  }
  const references = new Set(payments.map(({ reference }) => reference));
  const prefixes = orders.map(({ reference }) => `${reference}-`);
  for (const reference of taken.keys())
    tally(
      'lostOrders',
      prefixes.some((prefix) => reference.startsWith(prefix)) && !references.has(reference),
    );
  for (const { id, reference } of payments) {
    const given = ours
      .filter(({ paymentId, status }) => paymentId === id && status === 'SUCCEEDED')
      .reduce((sum, { amount }) => sum + amount, 0);
    tally('wrongRefunds', given !== (taken.get(reference)?.refunded ?? 0));
  }
  for (const { id, kind, status } of ours)
    tally('lostTasks', kind === 'REFUND' && status === 'FAILED' && !hasTask(id, 'REFUND_FAILED'));
  const used = payments.filter(({ usedFor }) => usedFor === 'SUBSCRIPTION');
  tally('chargedNotActive', used.length > 0 && own.every(({ status }) => status === 'PENDING'));
  tallyInvoices(tally, books);
  tallyDays(tally, books);
  return counts;
}

/** Compares the numbers of all invoices and credit notes: each series from 1 on, without a gap. */
export async function compareNumbers({ server: { db } }: World): Promise<Counts> {
  const counts = noCounts();
  for (const series of ['INVOICE', 'CREDIT_NOTE'] as const) {
    const rows = await db
      .select({ sequence: invoice.sequence })
      .from(invoice)
      .where(and(eq(invoice.series, series)))
      .orderBy(invoice.sequence);
    counts.numberGaps += rows.filter(({ sequence }, at) => sequence !== at + 1).length;
  }
  return counts;
}
