/** A fault to plant: a text of a file, found there exactly once, and what takes its place. */
export interface Mutant {
  readonly name: string;
  /** The end of the file's path. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The only operation that it concerns, so that noticing it takes less time. */
  readonly operation?: string;
}

const payments = 'apps/server/src/payments/';
const gateway = 'apps/server/src/integrations/gateway/';
const invoices = 'apps/server/src/invoices/issuing/';
const subscriptions = 'apps/server/src/subscriptions/changing/';

const newCard = 'a new card';
const refund = 'a refund';
const leftOpen = 'a page left open';
const settled = 'settled by two admins';
const ahead = 'a clock that was ahead';

/** Faults in the code of payments, invoices and subscriptions, each of which the suite must notice. */
export const mutants: readonly Mutant[] = [
  {
    name: 'every signature is accepted',
    file: `${gateway}signature.ts`,
    find: 'return forms.includes(true);',
    replace: 'return forms.length > 0;',
    operation: newCard,
  },
  {
    name: 'news of another shop are believed',
    file: `${gateway}notification.ts`,
    find: 'if (fields.merchant_identifier !== merchant || fields.access_code !== accessCode)',
    replace: 'if (fields.access_code !== accessCode)',
    operation: newCard,
  },
  {
    name: 'the amount of news is not compared',
    file: `${payments}notifications/serve-notifications.ts`,
    find: 'reply.amount === subject.amount',
    replace: 'reply.amount !== undefined',
    operation: newCard,
  },
  {
    name: 'the currency of news is not compared',
    file: `${payments}notifications/serve-notifications.ts`,
    find: 'reply.currency === currency',
    replace: 'currency !== undefined',
    operation: newCard,
  },
  {
    name: 'the captured amount of a status query is ignored',
    file: `${payments}checking/check-payment.ts`,
    find: "if (outcome === 'paid' && capturedAmount !== undefined && capturedAmount !== amount) return undefined;",
    replace: '',
    operation: newCard,
  },
  {
    name: 'the currency of a status query is ignored',
    file: `${gateway}client.ts`,
    find: '(fields.currency !== undefined && fields.currency !== currency)',
    replace: 'false',
    operation: newCard,
  },
  {
    name: 'a reply about another order is believed',
    file: `${gateway}client.ts`,
    find: "return same(amount, sent['amount']) && echoed.every((name) => same(fields[name], sent[name]));",
    replace: "return echoed.length > 0 || same(amount, sent['amount']);",
  },
  {
    name: 'a halala more is asked for than agreed',
    file: `${payments}purchasing/start-payment.ts`,
    find: '    ...identified,\n    amount,',
    replace: '    ...identified,\n    amount: amount + 1,',
    operation: newCard,
  },
  {
    name: 'a payment that failed is not asked about on',
    file: `${payments}finalizing/finalize-payment.ts`,
    find: 'const nextCheckAt = savedNextCheck(payment, Date.now());',
    replace: 'const nextCheckAt = null;',
    operation: leftOpen,
  },
  {
    name: 'an earlier payment is not asked about before the next',
    file: `${payments}purchasing/find-earlier.ts`,
    find: "and(isNotNull(transaction.nextCheckAt), inArray(transaction.failure, ['notStarted', 'cancelled'])),",
    replace: '',
    operation: leftOpen,
  },
  {
    name: 'the gateway is asked for an hour only',
    file: `${payments}records/schedule.ts`,
    find: 'const lastCheck = longestFollowing;',
    replace: 'const lastCheck = hour;',
    operation: leftOpen,
  },
  {
    name: 'nobody learns of a payment that stays uncertain',
    file: `${payments}checking/reconcile.ts`,
    find: "if (nextCheckAt === null) await raiseTask(tx, 'UNRESOLVED', id);",
    replace: '',
    operation: newCard,
  },
  {
    name: 'payments that are due are not asked about',
    file: `${payments}checking/reconcile.ts`,
    find: 'else await checkPayment(context, row);',
    replace: 'else await Promise.resolve(checkPayment);',
    operation: newCard,
  },
  {
    name: 'money without a use is nobody’s task',
    file: `${payments}finalizing/finalize-payment.ts`,
    find: "await raiseTask(tx, 'LATE_PAYMENT', id);",
    replace: '',
  },
  {
    name: 'news that come again end a payment again',
    file: `${payments}finalizing/finalize-payment.ts`,
    find: "  if (payment.status === 'SUCCEEDED') {",
    replace: "  if (payment.status === 'SUCCEEDED' && payment.lastFour === null) {",
    operation: newCard,
  },
  {
    name: 'a payment brings two periods',
    file: `${payments}finalizing/finalize-payment.ts`,
    find: 'time: periodEnd(0, period),',
    replace: 'time: 2 * periodEnd(0, period),',
    operation: newCard,
  },
  {
    name: 'a payment brings no days',
    file: `${subscriptions}write-transition.ts`,
    find: 'return { startsAt, endsAt: iso(period.end) };',
    replace: 'return { startsAt };',
  },
  {
    name: 'days in hand are lost with the next period',
    file: 'packages/contract/src/subscriptions/subscription-lifecycle.ts',
    find: 'else if (period === null || at > period.end) period = { start: at, end: at + time };',
    replace: 'else if (period === null || at > period.start) period = { start: at, end: at + time };',
    operation: 'a saved card',
  },
  {
    name: 'an invoice number is skipped',
    file: `${invoices}issue-invoice.ts`,
    find: 'set: { last: sql`${invoiceCounter.last} + 1` }',
    replace: 'set: { last: sql`${invoiceCounter.last} + 2` }',
    operation: 'a saved card',
  },
  {
    name: 'an invoice is issued without the money',
    file: `${invoices}issue-invoice.ts`,
    find: "    ...(await takeNumber(tx, 'INVOICE')),",
    replace: "    ...(await takeNumber(tx, 'INVOICE')),\n    total: supply.total + 1,",
    operation: newCard,
  },
  {
    name: 'a refund has no credit note',
    file: `${payments}refunding/finalize-refund.ts`,
    find: '(await issueCreditNote(tx, seller, {',
    replace: '(await (async (..._given: unknown[]) => undefined)(issueCreditNote, tx, seller, {',
    operation: refund,
  },
  {
    name: 'a refund counts as paid as soon as it is asked about',
    file: `${payments}refunding/begin-refund.ts`,
    find: 'if (refundedAmount >= done + refund.amount)',
    replace: 'if (refundedAmount >= done)',
    operation: refund,
  },
  {
    name: 'a refund that was lost is not asked for again',
    file: `${payments}refunding/begin-refund.ts`,
    find: 'else if (refundedAmount === done) await sendRefund(context, refund);',
    replace:
      "else if (refundedAmount === done) await finalizeRefund(context, refund.id, { outcome: 'paid', reply });",
    operation: refund,
  },
  {
    name: 'a refund that is refused is nobody’s task',
    file: `${payments}refunding/finalize-refund.ts`,
    find: "await raiseTask(tx, 'REFUND_FAILED', id);",
    replace: '',
    operation: refund,
  },
  {
    name: 'a refund gives back a halala less',
    file: `${payments}refunding/begin-refund.ts`,
    find: '    amount: refund.amount,',
    replace: '    amount: Math.max(1, refund.amount - 1),',
    operation: refund,
  },
  {
    name: 'a refund takes back days that another left',
    file: `${payments}refunding/finalize-refund.ts`,
    find: '        eq(transaction.takesDays, true),',
    replace: '',
    operation: refund,
  },
  {
    name: 'a refund takes back all days',
    file: `${payments}refunding/finalize-refund.ts`,
    find: 'return Math.floor(((bought / dayMs) * part) / price) * dayMs;',
    replace: 'return part > 0 && price > 0 ? bought : 0;',
    operation: refund,
  },
  {
    name: 'a request that comes again is a new one',
    file: `${payments}purchasing/find-earlier.ts`,
    find: '  return found?.row;',
    replace: '  return undefined;',
    operation: refund,
  },
  {
    name: 'a renewal that failed is tried with every run',
    file: `${payments}renewing/renew-due.ts`,
    find: 'await tx.update(renewal).set(tried).where(eq(renewal.subscriptionId, id));',
    replace: 'await Promise.resolve(tried);',
    operation: 'a renewal',
  },
  {
    name: 'one admin alone settles a payment',
    file: `${payments}tasks/resolve-task.ts`,
    find: 'await requireOther(tx, task.finderId, actorId);',
    replace: 'await Promise.resolve(requireOther);',
    operation: settled,
  },
  {
    name: 'what the bank says is turned round',
    file: `${payments}tasks/resolve-task.ts`,
    find: "if (task.finding === 'TAKEN' && payment.kind === 'PURCHASE')",
    replace: "if (task.finding === 'NOT_TAKEN' && payment.kind === 'PURCHASE')",
    operation: settled,
  },
  {
    name: 'an open payment can be closed without an end',
    file: `${payments}tasks/resolve-task.ts`,
    find: "if (isOpen && locked.payment.status === 'PENDING') throw notPossible();",
    replace: '',
    operation: settled,
  },
  {
    name: 'a plan that a wrong clock ended stays ended',
    file: 'apps/server/src/subscriptions/jobs.ts',
    find: 'corrected: await correctClock(db, { siteOrigin }),',
    replace: 'corrected: correctClock.length,',
    operation: ahead,
  },
  {
    name: 'another amount is no difference of a day',
    file: `${payments}closing/close-days.ts`,
    find: "if (row.amount !== book.amount) return 'AMOUNT';",
    replace: '',
    operation: newCard,
  },
  {
    name: 'another currency is no difference of a day',
    file: `${payments}closing/close-days.ts`,
    find: "if (row.currency !== ownCurrency) return 'CURRENCY';",
    replace: '',
    operation: newCard,
  },
  {
    name: 'money that the books do not have is no difference of a day',
    file: `${payments}closing/close-days.ts`,
    find: "if (book === undefined) return 'NOT_IN_BOOKS';",
    replace: 'if (book === undefined) return undefined;',
    operation: newCard,
  },
];
