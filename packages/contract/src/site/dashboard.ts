import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { bilingual, code, count, day, id, instant, positiveMoney, text, yesOrNo } from '../api/field.ts';
import { changeGroup } from '../products/history.ts';
import { listedProduct } from '../products/product.ts';
import { productSummary } from '../products/product-prices.ts';

const number = () => count(0, 2_147_483_647);

/** Number of them at the end of each of the last 30 days, today last: of those that still exist, by the day they were added. */
const trend = z.array(number());
export const trendDays = 30;

/** An admin's pending tasks and key figures. */
export const dashboardReply = z.object({
  waiting: z.object({
    registrations: number(),
    /** Contact messages that are new, or open: nobody has answered them. */
    contactMessages: number(),
    /** Requests for a plan that are not paid by card. */
    requestedSubscriptions: number(),
    /** Payments that need a decision. */
    openPayments: number(),
    /** Active subscriptions that end within seven days. */
    endingSubscriptions: number(),
    /** Fee tables under review. */
    feeTablesInReview: number(),
    /** Changes that hold for all sellers, proposed by other admins. */
    proposedChanges: number(),
    /** Figures of published fee tables, and range factors, that are not confirmed. */
    unconfirmedFees: number(),
    /** Ranges of costs that no range factor for everything covers: prices of sellers without a target are refused there. */
    costsWithoutFactor: number(),
    /** Emails that did not arrive: given up, refused or come back. */
    undeliveredEmails: number(),
    /** The same of SMS. */
    undeliveredSms: number(),
  }),
  state: z.object({
    sellers: number(),
    subUsers: number(),
    products: number(),
    activeSubscriptions: number(),
    /** Products whose price makes a loss. */
    losing: number(),
    /** Products calculated with a fee table that is no longer in force. */
    outdated: number(),
  }),
  trends: z.object({ sellers: trend, subUsers: trend, products: trend }),
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
  /** The newest changes, those made in one go as one. */
  changes: z.array(changeGroup),
  at: instant(),
});
export type Dashboard = z.infer<typeof dashboardReply>;

export const findDashboard = {
  method: 'GET',
  path: '/dashboard',
  access: 'admin',
  summary: 'What waits for an admin, and the state of things',
  description:
    'What waits for an admin, how many work with the product and how their products stand, every store’s fee table in force and the one that follows, how sellers, sub-users and products grew in the last 30 days (`trends`), and the newest changes, those of one kind made in one go as one.',
  query: nothing,
  body: nothing,
  reply: dashboardReply,
} as const satisfies Endpoint;

const namedStore = z.object({ code: code(), ...bilingual });

/** Fees of a store that came into force lately, or will. */
const newFees = z.object({
  store: namedStore,
  name: text(200),
  effectiveFrom: day(),
  isInForce: yesOrNo(),
  /** The seller's products in that store. */
  products: number(),
});

/** A product that loses money or misses its target, at its selling price: the current one, or the final one if it is unknown. */
const weakProduct = z.extend(
  z.pick(listedProduct, {
    id: true,
    isExample: true,
    barcode: true,
    nameEn: true,
    nameAr: true,
    monthlySales: true,
    recommendedPrice: true,
    image: true,
  }),
  {
    store: namedStore,
    price: positiveMoney(),
    profit: z.int(),
    /** Halalas lost, or missing to the target, each month; null if the sales are unknown. */
    monthly: z.nullable(z.int()),
  },
);

/** Maximum rows in each part of the seller's start page. */
export const startPageRows = 5;

/** State of a seller's products, what changed, and what needs attention. */
export const sellerDashboardReply = z.object({
  figures: z.extend(productSummary, {
    /** Products of the example catalogue. */
    examples: number(),
    /** Fees that stores agreed for single products of the seller. */
    agreedFees: number(),
  }),
  /** Those of the seller's stores, the newest first. */
  fees: z.array(newFees),
  /** Those that lose most, then those that miss most of their target. */
  weakest: z.array(weakProduct),
  changes: z.array(changeGroup),
  at: instant(),
});
export type SellerDashboard = z.infer<typeof sellerDashboardReply>;

export const findSellerDashboard = {
  method: 'GET',
  path: '/dashboard/seller',
  access: 'seller',
  summary: 'How the own products stand, what changed, and what needs attention',
  description:
    'How your products stand, as in `GET /product/summary`, and how many of them are examples; the fees of your stores that came into force in the last 30 days or will (`fees`); the five products that lose most or miss most of their target (`weakest`); and your newest changes, those of one kind made in one go as one.',
  query: nothing,
  body: nothing,
  reply: sellerDashboardReply,
} as const satisfies Endpoint;

export const dashboardEndpoints: readonly DescribedEndpoint[] = [findDashboard, findSellerDashboard];
