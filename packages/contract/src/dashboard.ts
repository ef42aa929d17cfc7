import * as z from 'zod/mini';
import { type Endpoint, nothing } from './endpoint.ts';
import { code, count, day, id, instant, text } from './field.ts';
import { historyRow } from './history.ts';

const number = () => count(0, 2_147_483_647);

/** An admin's pending tasks and key figures. */
export const dashboardReply = z.object({
  waiting: z.object({
    registrations: number(),
    /** Fee tables under review. */
    feeTablesInReview: number(),
    /** Figures of published fee tables, and range factors, that are not confirmed. */
    unconfirmedFees: number(),
    /** Messages that were given up after the last attempt. */
    failedMessages: number(),
  }),
  state: z.object({
    sellers: number(),
    subUsers: number(),
    products: number(),
    /** Products whose price makes a loss. */
    losing: number(),
    /** Products calculated with a fee table that is no longer in force. */
    outdated: number(),
  }),
  /** Every active store with its fee table in force and the next one. */
  stores: z.array(
    z.object({
      id: id(),
      code: code(),
      nameEn: text(200),
      nameAr: text(200),
      feeTable: z.nullable(
        z.object({ id: id(), name: text(200), effectiveFrom: day(), unconfirmed: number() }),
      ),
      next: z.nullable(z.object({ id: id(), name: text(200), effectiveFrom: day() })),
    }),
  ),
  /** The newest changes. */
  changes: z.array(historyRow),
  at: instant(),
});
export type Dashboard = z.infer<typeof dashboardReply>;

export const findDashboard = {
  method: 'GET',
  path: '/dashboard',
  access: 'admin',
  summary: 'What waits for an admin, and the state of things',
  query: nothing,
  body: nothing,
  reply: dashboardReply,
} as const satisfies Endpoint;
