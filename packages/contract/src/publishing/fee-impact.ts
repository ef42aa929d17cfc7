import * as z from 'zod/mini';
import { accountLanguages } from '../account/account.ts';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, count, id, instant, text } from '../api/field.ts';
import { keyQuery, rowVersion } from '../api/list-query.ts';

const many = () => count(0, 2_147_483_647);
/** Halalas, negative where sellers earn less. */
const difference = () => z.int();

/** A product that a version changes. */
const hitProduct = z.object({
  productId: id(),
  barcode: z.nullable(z.string()),
  nameEn: z.nullable(z.string()),
  nameAr: z.nullable(z.string()),
  seller: text(201),
  price: z.int().check(z.positive()),
  profitBefore: z.int(),
  /** null if these fees give it no price at all. */
  profitAfter: z.nullable(z.int()),
  /** True if the price still meets the target. */
  meetsTargetAfter: z.boolean(),
  /** The price that would meet the target; null if there is none. */
  neededPrice: z.nullable(z.int()),
  /** Units sold a month; null if unknown. */
  monthlySales: z.nullable(many()),
});

/** Maximum sellers of one reply, and products of one seller in it: those who lose most. */
export const maxImpactSellers = 100;
export const maxSellerProducts = 100;
/** Maximum products of an exported impact. */
export const maxImpactRows = 10_000;
/** Maximum sellers told by one call; the next call tells the rest. */
export const maxNotifiedAtOnce = 1_000;

/** The effect of a version on one seller's products. */
const sellerImpact = z.object({
  id: id(),
  name: text(201),
  /** All of the seller's products in the store, and those that would earn less or more. */
  products: many(),
  earningLess: many(),
  earningMore: many(),
  losingMargin: many(),
  makingLoss: many(),
  /** Sum over one sale of each product. */
  change: difference(),
  /** null if no sales of a product that changes are known. */
  monthlyChange: z.nullable(difference()),
  /** When the seller was told of this publication; null if not. */
  notifiedAt: z.nullable(instant()),
});
export type SellerImpact = z.infer<typeof sellerImpact>;

/** The effect of publishing a version on the saved products of its store, each at its current price. */
export const feeImpact = z.object({
  /** The table it is compared with: the one in force, or the one it followed; null if there is none. */
  comparedWith: z.nullable(z.object({ id: id(), name: text(200) })),
  products: many(),
  sellers: many(),
  /** Products that have a price today and would have none: no commission, no size class. */
  losingPrice: many(),
  /** Products that meet their target today and no longer would. */
  losingMargin: many(),
  losingSellers: many(),
  /** Products that miss their target today and still would. */
  missingMarginAlready: many(),
  /** Products that make no loss today and would make one. */
  makingLoss: many(),
  /** Products that make a loss today and still would. */
  makingLossAlready: many(),
  gaining: many(),
  earningLess: many(),
  /** Products whose profit changes, and those of them whose monthly sales are known. */
  changed: many(),
  changedWithSales: many(),
  /** Halalas a month, of the products whose sales are known; null if none are. */
  monthlyChange: z.nullable(difference()),
  /** Halalas of profit lost on one sale of each product that misses its target. */
  lostProfit: z.int().check(z.nonnegative()),
  /** The twenty products that lose most. */
  worst: z.array(hitProduct),
  /** Sellers with a product that would earn less: how many, and those who lose most. */
  affectedSellers: many(),
  bySeller: z.array(sellerImpact),
  /** Sellers with a product that would earn less or more: how many, those told of this publication, and the active ones who were not. */
  changedSellers: many(),
  notifiedSellers: many(),
  pendingSellers: many(),
});
export type FeeImpact = z.infer<typeof feeImpact>;

export const findFeeImpact = {
  method: 'GET',
  path: '/fee-table/impact',
  access: 'admin',
  summary: 'What publishing a fee table would do to sellers’ products',
  description:
    'Prices every saved product of the store at its current price, with this table and with the one it follows (`comparedWith`: the table in force today, or for a table that has begun the one before it): how many lose the target profit, how much it costs, in a month where sales are known, the twenty products and the hundred sellers that lose most, and who was told. A product that this table cannot price has `profitAfter: null`. Nothing is saved.',
  query: keyQuery,
  body: nothing,
  reply: feeImpact,
} as const satisfies Endpoint;

const sellerQuery = z.extend(keyQuery, { seller: keyQuery.shape.id });

export const findSellerImpact = {
  method: 'GET',
  path: '/fee-table/impact/seller',
  access: 'admin',
  summary: 'What publishing a fee table would do to one seller’s products',
  description: 'The same for one seller: the hundred products that lose most.',
  query: sellerQuery,
  body: nothing,
  reply: z.object({
    /** Products whose profit changes. */
    changed: many(),
    /** Those that lose most, or gain least. */
    products: z.array(hitProduct),
  }),
} as const satisfies Endpoint;

export const exportFeeImpact = {
  method: 'GET',
  path: '/fee-table/impact/workbook',
  access: 'admin',
  summary: 'The impact of a fee table as an .xlsx workbook, by seller and by product',
  description:
    'The same as an .xlsx workbook in base64, in the language of the request: every seller who earns less, and the 10,000 products that lose most.',
  query: keyQuery,
  body: nothing,
  reply: z.object({ fileName: text(200), file: z.string() }),
} as const satisfies Endpoint;

const noticeText = z.object({ subject: z.string(), body: z.string() });

export const previewFeeNotice = {
  method: 'GET',
  path: '/fee-table/notice',
  access: 'admin',
  summary: 'The message that a seller would get about a fee table, in both languages',
  description: 'The message that a seller would get about the table, in both languages. Nothing is sent.',
  query: sellerQuery,
  body: nothing,
  reply: z.object({
    /** The seller’s own language. */
    language: choice(accountLanguages),
    ar: noticeText,
    en: noticeText,
  }),
} as const satisfies Endpoint;

export const sendFeeNotice = {
  method: 'POST',
  path: '/fee-table/notice',
  access: 'admin',
  summary: 'Tell the sellers whose products a published fee table changes, each once',
  description:
    'Publishing tells every active seller with a product that earns less or more by itself, in their language, once for each publication of the table. This tells those who were not told, such as sellers who could not be reached then (`notifiedBefore`: those who were), and at most 1,000 at once (`left`). Only for a published table; else the answer is `versionStateChanged`.',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion() }),
  reply: z.object({
    notified: many(),
    /** Sellers told by an earlier call. */
    notifiedBefore: many(),
    /** Sellers above the limit of one call. */
    left: many(),
  }),
} as const satisfies Endpoint;

export const feeImpactEndpoints: readonly DescribedEndpoint[] = [
  findFeeImpact,
  findSellerImpact,
  exportFeeImpact,
  previewFeeNotice,
  sendFeeNotice,
];
