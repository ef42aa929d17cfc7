import * as z from 'zod/mini';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, id, instant, money, text } from '../api/field.ts';
import { keyQuery } from '../api/list-query.ts';
import { subscription } from './subscription.ts';

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
        /** Of the transaction or invoice. */
        id: z.nullable(id()),
      }),
    ),
  }),
} as const satisfies Endpoint;
