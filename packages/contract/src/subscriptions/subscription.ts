import { findSubscriptionStatus } from './subscription-status.ts';
import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { bilingual, choice, count, id, instant, money, rate, text, yesOrNo } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { pageQuery, rowVersion, keyQuery } from '../api/list-query.ts';
import { billingPeriods } from './subscription-lifecycle.ts';
import { writtenNote } from '../api/written-text.ts';

/** Way in which a subscription is paid for: by card on this site, or otherwise, as a transfer an admin has seen. */
export const paymentTypes = ['ONLINE', 'OTHER'] as const;

/** A note is longer than five characters. */
const shortestNote = 6;
const longestNote = 500;

/** A subscription with what was agreed when it was requested; a plan that changes later does not change it. */
export const subscription = z.object({
  id: id(),
  version: rowVersion(),
  createdAt: instant(),
  updatedAt: instant(),
  /** The status that holds now: an active subscription whose end has passed is EXPIRED or CANCELLED. One of `subscriptionStatuses`; a later server may have others. */
  status: text(16),
  plan: z.object({ id: id(), ...bilingual }),
  period: choice(billingPeriods),
  /** For one period, in halalas, VAT included. */
  price: money(),
  /** The part of the price that is VAT, in halalas. */
  vat: money(),
  /** In basis points. */
  vatRate: rate(),
  /** People who may use it, the subscriber included. */
  users: count(1, 10_000),
  paymentType: choice(paymentTypes),
  /** null until it is accepted or paid. */
  startsAt: z.nullable(instant()),
  /** null until it is accepted or paid, and while it is unlimited. */
  endsAt: z.nullable(instant()),
  unlimited: yesOrNo(),
  /** It ends with its period: the subscriber cancelled it. */
  cancelAtEnd: yesOrNo(),
  /** The last note of an admin, for admins alone; null if there is none. */
  note: z.exactOptional(z.nullable(text(longestNote))),
  /** null once the account is erased. */
  subscriber: z.nullable(z.object({ id: id(), fullName: text(201), email: text(254) })),
});
export type Subscription = z.infer<typeof subscription>;

/** A subscription as its subscriber gets it: what admins note about it stays among them. */
export const ownSubscription = z.omit(subscription, { note: true });

/** The subscription that counts for the caller, a sub-user's being the subscriber's: the open one, else the newest. */
export const hasSubscription = {
  ...findSubscriptionStatus,
  description:
    'The subscription that counts for the own account, or for the subscriber of a sub-user: the open one, else the newest; null if there was none. An active subscription whose end has passed is EXPIRED, or CANCELLED if it was to end with its period.',
  reply: z.object({ subscription: z.nullable(ownSubscription) }),
} as const satisfies Endpoint;

/** Maximum subscriptions of `mySubscriptions`, the newest. */
export const maxOwnSubscriptions = 200;

export const mySubscriptions = {
  method: 'GET',
  path: '/user-subscription/my-subscribers',
  access: 'subscriber',
  summary: 'The own subscriptions, the newest first',
  description: 'The own subscriptions, the newest first.',
  query: nothing,
  body: nothing,
  reply: z.object({ subscriptions: z.array(ownSubscription) }),
} as const satisfies Endpoint;

export const pageSubscriptions = {
  method: 'GET',
  path: '/user-subscription/page',
  access: 'admin',
  summary: 'Every subscription, a page at a time',
  description:
    'Every subscription, the newest first. Searched by the subscriber’s name and email and by the plan; filtered by `status`, `planId`, `period`, `paymentType`, `startsAt`, `endsAt` and `unlimited`.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(subscription),
} as const satisfies Endpoint;

export const requestSubscription = {
  method: 'POST',
  path: '/user-subscription',
  access: 'subscriber',
  summary: 'Request a plan without paying now; an admin accepts it',
  description:
    'Requests a plan for a month (30 days) or a year (365 days), to be paid otherwise than by card. `price` is the price that was shown, in halalas with VAT; if the plan costs something else by now, the request is refused. A subscriber has one open subscription at most.',
  query: nothing,
  body: z.strictObject({
    planId: id(),
    period: choice(billingPeriods),
    /** The price that was shown, in halalas: refused if the plan costs something else by now. */
    price: money(),
  }),
  reply: ownSubscription,
} as const satisfies Endpoint;

const named = { id: id(), version: rowVersion() };
/** The note of a decision. */
export const subscriptionNote = writtenNote(shortestNote, longestNote);
const until = instant();

/** The decisions of an admin about a subscription, each with a note. */
export const decideSubscription = {
  method: 'PUT',
  path: '/user-subscription',
  access: 'admin',
  summary: 'Accept, extend, renew, make unlimited, end unlimited or cancel a subscription',
  description:
    'Accepts, extends (to `until`), renews (by a period: days in hand are kept), makes unlimited, ends that (with the new end `until`) or cancels a subscription. Each needs a `note` of 6 to 500 characters and the version that was read. What is not possible in the present status is refused with 409 and changes nothing.',
  query: nothing,
  body: z.discriminatedUnion('event', [
    z.strictObject({ ...named, event: z.literal('accept'), note: subscriptionNote }),
    z.strictObject({ ...named, event: z.literal('extend'), note: subscriptionNote, until }),
    z.strictObject({ ...named, event: z.literal('renew'), note: subscriptionNote }),
    z.strictObject({ ...named, event: z.literal('makeUnlimited'), note: subscriptionNote }),
    z.strictObject({ ...named, event: z.literal('endUnlimited'), note: subscriptionNote, until }),
    z.strictObject({ ...named, event: z.literal('cancel'), note: subscriptionNote }),
  ]),
  reply: subscription,
} as const satisfies Endpoint;

/** The changes of subscribers to their own: they withdraw a request, let it end with the period, or take that back. */
export const changeOwnSubscription = {
  method: 'PATCH',
  path: '/user-subscription',
  access: 'subscriber',
  beforeAcceptance: true,
  summary: 'Withdraw the own request, let the own subscription end with its period, or keep it after all',
  description:
    'Withdraws the own request (`cancel`), lets the own subscription end with its period (`cancelAtEnd`), or keeps it after all (`resume`).',
  query: nothing,
  body: z.strictObject({ ...named, event: choice(['cancel', 'cancelAtEnd', 'resume']) }),
  reply: ownSubscription,
} as const satisfies Endpoint;

export const subscriptionEndpoints: readonly DescribedEndpoint[] = [
  hasSubscription,
  mySubscriptions,
  pageSubscriptions,
  requestSubscription,
  decideSubscription,
  changeOwnSubscription,
];

/** Kinds of entries in the story of a subscription. */
const storyKinds = ['change', 'days', 'transaction', 'invoice', 'message'] as const;

export const subscriptionTimeline = {
  method: 'GET',
  path: '/user-subscription/story',
  access: 'admin',
  summary: 'Everything that happened around a subscription, the newest first',
  description:
    'Everything that happened around a subscription, the newest first: changes with who made them and why, payments and refunds, invoices, and messages.',
  query: keyQuery,
  body: nothing,
  reply: z.object({
    subscription,
    entries: z.array(
      z.object({
        at: instant(),
        kind: choice(storyKinds),
        /** The event, status or kind, as its own list names it; of a message its channel and state: `email_SENT`. */
        event: text(64),
        /** Who did it; null for the clock and the gateway. */
        actor: z.nullable(text(201)),
        /** A note, number or reference. */
        detail: z.nullable(text(500)),
        /** Halalas, of money that moved. */
        amount: z.nullable(money()),
        /** Whole days that were added, or taken away (negative); null for everything else. */
        days: z.nullable(z.int().check(z.minimum(-100_000), z.maximum(100_000))),
        /** For the transaction or invoice. */
        id: z.nullable(id()),
      }),
    ),
  }),
} as const satisfies Endpoint;
