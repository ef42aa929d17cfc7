import * as z from 'zod/mini';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { count, id, text } from '../api/field.ts';

/** Fields of a subscription that every page needs; the rest of the reply is for pages about subscriptions. */
const standing = z.object({
  id: id(),
  /** One of `subscriptionStatuses`, whose table of transitions no first page loads. */
  status: text(16),
  /** People who may use it, the subscriber included. */
  users: count(1, 10_000),
});

/** `hasSubscription` as the app asks at its start, without the schema of a whole subscription. */
export const findSubscriptionStatus = {
  method: 'GET',
  path: '/user-subscription/has-subscription',
  access: 'signedIn',
  summary: 'The subscription that holds for the own account, if there is one',
  query: nothing,
  body: nothing,
  reply: z.object({ subscription: z.nullable(standing) }),
} as const satisfies Endpoint;
