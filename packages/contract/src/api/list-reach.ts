import * as z from 'zod/mini';
import { type Endpoint, nothing } from './endpoint.ts';
import { choice, count } from './field.ts';
import { keysQuery } from './list-query.ts';

/** Lists whose rows sellers choose: making one inactive reaches what they chose. */
export const reachingLists = [
  'store',
  'productFamily',
  'productSubFamily',
  'productType',
  'pricePlan',
] as const;
export type ReachingList = (typeof reachingLists)[number];

const number = () => count(0, 2_147_483_647);

/** Counts of what the rows of a list reach while they are offered, and no longer once they are inactive. */
export const listReach = z.object({
  /** Saved products in these rows, or in rows below them, and the sellers they belong to. Accounts that wait for their deletion do not count. */
  products: number(),
  sellers: number(),
  /** Active rows below them, which are offered only as long as these are. */
  subFamilies: number(),
  types: number(),
  /** Active subscriptions to a price plan, and requests that wait. */
  subscriptions: number(),
  requests: number(),
  /** Rows among these that are not offered whatever their own state: the row they belong to is inactive, or the one above it. */
  hiddenByParent: number(),
});
export type ListReach = z.infer<typeof listReach>;

export const findListReach = {
  method: 'GET',
  path: '/list-reach',
  access: 'admin',
  summary: 'What making rows of a list inactive, or active again, reaches',
  description:
    'What making rows of a list inactive, or active again, reaches: `?list=store&id=3,4`. Saved products in these rows or below them and their sellers, active sub families and types below them, subscriptions to a plan and requests for it; sellers whose account waits for its deletion do not count. `hiddenByParent`: how many of the rows are not offered because the row they belong to is inactive.',
  query: z.extend(keysQuery, { list: choice(reachingLists) }),
  body: nothing,
  reply: listReach,
} as const satisfies Endpoint;
