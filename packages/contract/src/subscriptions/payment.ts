import * as z from 'zod/mini';
import { billingDetails } from '../account/billing.ts';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { bilingual, choice, id, instant, money, positiveMoney, text, yesOrNo } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { keyQuery, pageQuery, rowVersion } from '../api/list-query.ts';
import { ownSubscription, subscriptionNote } from './subscription.ts';
import { billingPeriods } from './subscription-lifecycle.ts';

/** An order is paid at most once. CANCELLED: given up, or its subscription was cancelled. */
export const orderStatuses = ['OPEN', 'PAID', 'CANCELLED'] as const;

export const transactionKinds = ['PURCHASE', 'REFUND'] as const;

/** PENDING: with the customer, or the bank has not told yet. Neither is it failed: it is asked about until its end is known. */
export const transactionStatuses = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Milliseconds after its beginning until which the gateway is asked about a payment without an end; then an admin decides. */
export const longestFollowing = 3 * 24 * 60 * 60_000;

/** Why a payment failed, as far as a customer can act on it. */
export const paymentFailures = [
  'declined',
  'insufficientFunds',
  'cardExpired',
  'wrongCard',
  'notAuthenticated',
  'cancelled',
  'notStarted',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** The use of a payment: its subscription; credit, since its order was cancelled or paid before; or credit that an admin applied. */
export const paymentUses = ['SUBSCRIPTION', 'CREDIT', 'CREDIT_APPLIED'] as const;

export const cardBrands = ['MADA', 'VISA', 'MASTERCARD', 'AMEX', 'OTHER'] as const;

const brand = () => choice(cardBrands);
const lastFour = () => z.string('text').check(z.regex(/^\d{4}$/, 'text'));
/** Our own reference of an order or a transaction, as the gateway and its statements have it. */
const reference = () => z.string('text').check(z.regex(/^[\w.-]{1,40}$/, 'text'));

/** A card that the gateway saved; it alone has the number. */
export const savedCard = z.object({
  id: id(),
  brand: brand(),
  lastFour: lastFour(),
  /** `YYYY-MM`: the last month in which it is valid. */
  expires: z.string('text').check(z.regex(/^\d{4}-\d{2}$/, 'text')),
  isExpired: yesOrNo(),
  /** True if a subscription can be renewed with it without the customer; mada takes part in no such payment. */
  canRenew: yesOrNo(),
  /** True if the own subscription is renewed with it. */
  renews: yesOrNo(),
  createdAt: instant(),
});
export type SavedCard = z.infer<typeof savedCard>;

export const findSavedCards = {
  method: 'GET',
  path: '/saved-cards',
  access: 'subscriber',
  summary: 'The own saved cards',
  description:
    'The own saved cards: brand, last four digits and expiry. The gateway alone has their numbers.',
  query: nothing,
  body: nothing,
  reply: z.object({ cards: z.array(savedCard) }),
} as const satisfies Endpoint;

export const person = z.nullable(z.object({ id: id(), fullName: text(201), email: text(254) }));

export const pageSavedCards = {
  method: 'GET',
  path: '/saved-cards/page',
  access: 'admin',
  summary: 'Every saved card, a page at a time',
  description: 'The saved cards of everybody, the newest first.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(z.extend(savedCard, { owner: person })),
} as const satisfies Endpoint;

export const removeSavedCard = {
  method: 'DELETE',
  path: '/saved-cards',
  access: 'subscriber',
  summary: 'Delete a saved card, at the gateway too',
  description: 'Deletes an own saved card. It pays nothing from now on, and is ended at the gateway too.',
  query: keyQuery,
  body: nothing,
  reply: z.object({}),
} as const satisfies Endpoint;

/** Way in which the browser takes the card: on the gateway's page, in a frame of ours, or nowhere since a saved card pays. */
const checkoutModes = ['redirect', 'iframe'] as const;

/** Everything that the checkout page needs. */
/** The account of ours that a plan can be paid to by bank transfer. */
const bankAccount = z.object({ bank: text(100), holder: text(100), iban: text(34) });
export type BankAccount = z.output<typeof bankAccount>;

export const checkoutOptions = {
  method: 'GET',
  path: '/payfort-payment/options',
  access: 'subscriber',
  summary: 'How cards are taken here, and what is known for the next payment',
  description:
    'How a new card is entered (`redirect`: on the gateway’s page; `iframe`: in a frame), whether cards go to the simulator, the invoice details used last, the saved cards, the subscription that would be paid for, and a payment whose end is not known yet.',
  query: nothing,
  body: nothing,
  reply: z.object({
    mode: choice(checkoutModes),
    /** True if cards go to the simulator: nothing is charged. */
    isSimulator: yesOrNo(),
    /** Null: plans are not paid for by transfer here. */
    bankAccount: z.nullable(bankAccount),
    billing: z.nullable(billingDetails),
    cards: z.array(savedCard),
    /** The subscription that a payment would begin or renew; null if there is none. */
    subscription: z.nullable(ownSubscription),
    /** A payment of which the end is not known yet; no other can begin until then. */
    pending: z.nullable(
      z.object({
        reference: reference(),
        amount: money(),
        createdAt: instant(),
        /** True if it began with a page for the card: the same purchase leads there again, as long as no card was entered. */
        isAtCardPage: yesOrNo(),
        /** True if the gateway is to save the card. */
        saveCard: yesOrNo(),
      }),
    ),
  }),
} as const satisfies Endpoint;

/** Instructions for the browser: post a form to the gateway's page, in a frame or not; open the bank's page; or look at the result. */
export const purchaseStep = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('redirect'),
    reference: reference(),
    url: text(2_000),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({
    method: z.literal('iframe'),
    reference: reference(),
    url: text(2_000),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({ method: z.literal('3ds'), reference: reference(), url: text(2_000) }),
  z.object({ method: z.literal('result'), reference: reference() }),
]);
export type PurchaseStep = z.infer<typeof purchaseStep>;

export const purchase = {
  method: 'POST',
  path: '/payfort-payment/purchase',
  access: 'subscriber',
  summary: 'Pay for a plan by card: a new subscription, a pending request, or the next period',
  description:
    'Begins a payment and answers with the next step of the browser: post `fields` to `url` as a form (`redirect`, `iframe`), open the bank’s page (`3ds`), or look at the result (`result`). `key` is a UUID of the client: the same key with the same content has the same answer and no second payment, with other content it is refused with 409. While the end of an earlier payment is not known, another is refused with `paymentPending`. Card numbers are refused here and everywhere: the gateway’s page alone takes them.',
  query: nothing,
  body: z.strictObject({
    /** Chosen by the client, one for each attempt: the same key means the same purchase. */
    key: z.uuid('code'),
    planId: id(),
    period: choice(billingPeriods),
    /** The price that was shown, in halalas with VAT: refused if the plan costs something else by now. */
    price: positiveMoney(),
    /** The own subscription to renew or to pay for, if there is one. */
    subscriptionId: z.exactOptional(id()),
    billing: billingDetails,
    /** A saved card to pay with, instead of a new one. */
    savedCardId: z.exactOptional(id()),
    /** True if the gateway saves the new card. */
    saveCard: yesOrNo(),
    termsAccepted: z.literal(true, 'termsNotAccepted'),
  }),
  reply: purchaseStep,
} as const satisfies Endpoint;

/** A payment or refund, with its order. Amounts in halalas. */
export const transaction = z.object({
  id: id(),
  version: rowVersion(),
  kind: choice(transactionKinds),
  status: choice(transactionStatuses),
  reference: reference(),
  orderReference: reference(),
  amount: money(),
  failure: z.nullable(choice(paymentFailures)),
  /** null until it succeeded. */
  usedFor: z.nullable(choice(paymentUses)),
  /** The part that was given back already. */
  refunded: money(),
  /** null while no card is known. */
  card: z.nullable(z.object({ brand: brand(), lastFour: lastFour() })),
  plan: z.object({ id: id(), ...bilingual }),
  period: choice(billingPeriods),
  subscriptionId: z.nullable(id()),
  customer: person,
  createdAt: instant(),
  /** null until its end is known. */
  finishedAt: z.nullable(instant()),
  /** When the gateway is asked next; null once its end is known or an admin has been asked. */
  nextCheckAt: z.nullable(instant()),
});
export type Transaction = z.infer<typeof transaction>;

export const paymentStatus = {
  method: 'GET',
  path: '/user-subscription/payment-status',
  access: 'subscriber',
  summary: 'What became of a payment; while that is not known, the gateway is asked',
  description:
    'The payment of a `reference`, its subscription and its invoice. PENDING means that the bank has not told yet, which is no failure: the gateway is asked, here and by a job after 1, 5, 15 and 60 minutes, then hourly for three days.',
  query: z.strictObject({ reference: reference() }),
  body: nothing,
  reply: z.object({
    payment: transaction,
    subscription: z.nullable(ownSubscription),
    /** The bank's page on which the payer confirms a payment that has no end yet; null where there is none. */
    authenticationUrl: z.nullable(text(2_000)),
    /** True if no card was entered on the gateway's page yet; null where the gateway was not asked just now. */
    isAtCardPage: z.nullable(yesOrNo()),
    /** That of the invoice, once it is issued. */
    invoiceId: z.nullable(id()),
    /** The number of that invoice, which its file is named by. */
    invoiceNumber: z.nullable(text(20)),
  }),
} as const satisfies Endpoint;

export const pageTransactions = {
  method: 'GET',
  path: '/transaction/page',
  access: 'accountOwner',
  summary: 'Payments and refunds, a page at a time: the own ones, for admins all',
  description:
    'Payments and refunds, the newest first: the own ones, for admins those of everybody. Filtered by `kind`, `status`, `usedFor`, `amount`, `brand`, `createdAt` and `finishedAt`; searched by reference, the gateway’s number and last four digits.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(transaction),
} as const satisfies Endpoint;

export const exportTransactions = {
  method: 'GET',
  path: '/transaction/export',
  access: 'accountOwner',
  summary: 'Payments and refunds that a filter finds, as a CSV file: the own ones, for admins all',
  description: 'The same as a CSV file, of all pages.',
  query: pageQuery,
  body: nothing,
  reply: nothing,
  repliesWith: ['text/csv'],
} as const satisfies Endpoint;

export const order = z.object({
  id: id(),
  reference: reference(),
  status: choice(orderStatuses),
  plan: z.object({ id: id(), ...bilingual }),
  period: choice(billingPeriods),
  /** Halalas, VAT included. */
  amount: money(),
  vat: money(),
  subscriptionId: z.nullable(id()),
  /** True if it adds a period to a subscription that was paid or accepted before. */
  isRenewal: yesOrNo(),
  createdAt: instant(),
  customer: person,
});
export type Order = z.infer<typeof order>;

export const pageOrders = {
  method: 'GET',
  path: '/order/page',
  access: 'accountOwner',
  summary: 'Orders, a page at a time: the own ones, for admins all',
  description:
    'Orders, the newest first: the own ones, for admins those of everybody. Each is paid once at most.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(order),
} as const satisfies Endpoint;

export const refundTransaction = {
  method: 'POST',
  path: '/transaction/refund',
  access: 'admin',
  summary: 'Give a payment back, whole or in part',
  description:
    'Gives a payment back, whole or in part: never more than is left of it, and one refund at a time. The same `key` with the same content is the same refund. Its note has 6 to 500 characters. The subscription stays as it is; ending it is another decision.',
  query: nothing,
  body: z.strictObject({
    /** Chosen by the client, one for each refund: the same key means the same refund. */
    key: z.uuid('code'),
    /** That of the payment. */
    id: id(),
    amount: positiveMoney(),
    /** True if the days that this money paid for are taken back: in whole days, all of them with the whole payment. */
    takesDays: z.exactOptional(yesOrNo()),
    note: subscriptionNote,
  }),
  reply: transaction,
} as const satisfies Endpoint;

/** Renewal of the own subscription with a saved card before it ends. */
export const chooseRenewalCard = {
  method: 'POST',
  path: '/user-subscription/renewal',
  access: 'subscriber',
  beforeAcceptance: true,
  summary: 'Renew the own subscription with a saved card, or no longer',
  description:
    'Renews the own active subscription with a saved card one day before its end, on it, and one and three days after it, until one payment succeeds; `savedCardId` null ends that. mada cards take no part in it: each of their payments needs its holder.',
  query: nothing,
  body: z.strictObject({ subscriptionId: id(), savedCardId: z.nullable(id()) }),
  reply: z.object({ cards: z.array(savedCard) }),
} as const satisfies Endpoint;

export const paymentEndpoints: readonly DescribedEndpoint[] = [
  checkoutOptions,
  purchase,
  paymentStatus,
  findSavedCards,
  pageSavedCards,
  removeSavedCard,
  chooseRenewalCard,
  pageTransactions,
  exportTransactions,
  refundTransaction,
  pageOrders,
];
