import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, id, instant, text } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { pageQuery, rowVersion } from '../api/list-query.ts';
import { person, transaction } from './payment.ts';
import { subscriptionNote } from './subscription.ts';
import { plainText } from '../api/text-format.ts';

/** Findings of an admin at the bank about a payment whose end the gateway does not tell. */
export const paymentFindings = ['TAKEN', 'NOT_TAKEN'] as const;

/** LATE_PAYMENT: money for an order that was cancelled or paid. UNRESOLVED: asked about for days. REFUND_FAILED: refused by the gateway. */
export const paymentTaskKinds = ['LATE_PAYMENT', 'UNRESOLVED', 'REFUND_FAILED'] as const;

export const paymentTask = z.object({
  id: id(),
  version: rowVersion(),
  kind: choice(paymentTaskKinds),
  transaction,
  createdAt: instant(),
  /** null while it waits. */
  doneAt: z.nullable(instant()),
  note: z.nullable(text(500)),
  /** Of an admin at the bank, and where they read it; null as long as nobody did. */
  finding: z.nullable(z.object({ said: choice(paymentFindings), proof: text(200), finder: person })),
});
export type PaymentTask = z.infer<typeof paymentTask>;

export const pagePaymentTasks = {
  method: 'GET',
  path: '/payment-task/page',
  access: 'admin',
  summary: 'Payments that need an admin, a page at a time',
  description:
    'Payments that need an admin: money for an order that was cancelled or paid (LATE_PAYMENT), one that was asked about for three days (UNRESOLVED), and a refund that the gateway refused (REFUND_FAILED). `doneAt` is null while it waits.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(paymentTask),
} as const satisfies Endpoint;

/**
 * `apply`: credit begins or renews the customer's subscription. `ask`: the gateway is asked again. `close`: it was settled otherwise.
 * `taken`, `notTaken`: what the bank says about a payment that stays uncertain; `confirm`: another admin read the same, and it becomes its
 * end; `dismiss`: it was not so.
 */
const paymentTaskActions = ['apply', 'ask', 'close', 'taken', 'notTaken', 'confirm', 'dismiss'] as const;
export type PaymentTaskAction = (typeof paymentTaskActions)[number];

/** Where an admin read what the bank says: a statement's line, a settlement's number. */
export const findingProof = plainText(200).check(
  z.refine((written) => Array.from(written.trim()).length >= 4, {
    error: 'textTooShort',
    params: { minimum: 4 },
  }),
);

const decided = { id: id(), version: rowVersion(), note: subscriptionNote };

export const resolvePaymentTask = {
  method: 'POST',
  path: '/payment-task/resolution',
  access: 'admin',
  summary: 'Settle a payment that needs an admin',
  description:
    'Uses credit for the open subscription of the customer, or begins a new one with it (`apply`), asks the gateway again (`ask`), or closes the task (`close`), with a note of 6 to 500 characters and the version that was read. For a payment whose end the gateway never told (`UNRESOLVED`), one admin writes down what the bank says (`taken`, `notTaken`) and where they read it (`proof`); another one confirms it (`confirm`), and it becomes the end of the payment, or dismisses it (`dismiss`). Whoever wrote it down is refused with `findingTakesTwo` as long as there is another active admin.',
  query: nothing,
  body: z.discriminatedUnion('action', [
    z.strictObject({ ...decided, action: z.literal('apply') }),
    z.strictObject({ ...decided, action: z.literal('ask') }),
    z.strictObject({ ...decided, action: z.literal('close') }),
    z.strictObject({ ...decided, action: z.literal('taken'), proof: findingProof }),
    z.strictObject({ ...decided, action: z.literal('notTaken'), proof: findingProof }),
    z.strictObject({ ...decided, action: z.literal('confirm') }),
    z.strictObject({ ...decided, action: z.literal('dismiss') }),
  ]),
  reply: paymentTask,
} as const satisfies Endpoint;

export const paymentTaskEndpoints: readonly DescribedEndpoint[] = [pagePaymentTasks, resolvePaymentTask];
