import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { fulfilment, referral } from '../fees/fee-table.ts';
import {
  choice,
  code,
  count,
  id,
  instant,
  money,
  positiveMoney,
  rate,
  share,
  side,
  text,
  weight,
  yesOrNo,
} from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { marginBases, productInput } from './product-input.ts';
import { keyQuery, keysQuery, pageQuery, rowVersion } from '../api/list-query.ts';
import { handovers, priceEndings } from '../fees/choices.ts';
import { arabicName, englishName, enteredText } from '../api/text-format.ts';

/** Units of one product sold per month. */
const monthlySales = () => count(0, 1_000_000);

/** Computed halalas, which may exceed the maximum that can be entered. */
const sum = () => z.int().check(z.nonnegative());

/** The results of a product's price, as calculated when the product was last written. */
export const productResult = {
  /** The fee table used for the figures. */
  feeTableId: id(),
  recommendedPrice: z.int().check(z.positive()),
  /** The seller's own price, or the recommended one. */
  finalPrice: z.int().check(z.positive()),
  /** Commission before VAT. */
  commission: sum(),
  /** Fulfilment (FBN outbound) fee before VAT. */
  fulfilmentFee: sum(),
  /** Commission and fulfilment with VAT. */
  totalStoreFees: sum(),
  /** Net profit at the final price; negative for a loss. */
  profit: z.int(),
  /** The profit in basis points of the price. */
  finalMargin: z.int(),
  /** True if the final price meets the target. */
  meetsTarget: yesOrNo(),
  /** Net profit at the current price; null if it is unknown. */
  currentProfit: z.nullable(z.int()),
  /** True if the current price meets the target; null if it is unknown. */
  currentMeetsTarget: z.nullable(yesOrNo()),
  calculatedAt: instant(),
};

/** A saved product: its seller's input, and the results of its price. */
export const product = z.object({
  id: id(),
  version: rowVersion(),
  /** The subscriber it belongs to. */
  ownerId: id(),
  /** For the example catalogue. */
  isExample: yesOrNo(),
  barcode: z.nullable(text(64)),
  /** The seller's own identifier, as used in marketplaces' files. */
  sku: z.nullable(text(64)),
  nameEn: z.nullable(text(200)),
  nameAr: z.nullable(text(200)),
  store: code(),
  family: code(),
  subFamily: code(),
  type: z.nullable(code()),
  sizeClass: z.nullable(code()),
  sides: z.nullable(z.tuple([side(), side(), side()])),
  weight: z.nullable(weight()),
  handover: z.nullable(choice(handovers)),
  cost: positiveMoney(),
  costIncludesVat: yesOrNo(),
  costVat: share(),
  vat: share(),
  vatRegistered: yesOrNo(),
  feeVatIsCost: yesOrNo(),
  marginRate: z.nullable(rate()),
  marginBase: choice(marginBases),
  marginAmount: z.nullable(money()),
  extraRate: share(),
  extraFixed: money(),
  adsRate: share(),
  couponRate: share(),
  returnCost: money(),
  storageCost: money(),
  ending: z.nullable(choice(priceEndings)),
  override: z.nullable(
    z.object({ referral: z.exactOptional(referral), fulfilment: z.exactOptional(fulfilment) }),
  ),
  /** The seller's own price; null for the recommended one. */
  price: z.nullable(positiveMoney()),
  /** The price in the store today: for comparison, never a target. */
  currentPrice: z.nullable(positiveMoney()),
  /** The price range permitted by the marketplace. */
  minPrice: z.nullable(positiveMoney()),
  maxPrice: z.nullable(positiveMoney()),
  /** Units sold per month. */
  monthlySales: z.nullable(monthlySales()),
  ...productResult,
  createdAt: instant(),
  updatedAt: instant(),
});
export type Product = z.infer<typeof product>;

/** A product as displayed in lists: with its owner, and by which fees its figures are. */
export const listedProduct = z.extend(product, {
  seller: text(201),
  /** Its price follows another fee table, other range factors or other agreed fees today than when the product was saved. */
  outdated: yesOrNo(),
  /**
   * Its figures are those it was saved with, by fees that are no longer in force: today's give it no price, or it is listed among the
   * products of all sellers. Else they are by today's fees.
   */
  byOldFees: yesOrNo(),
  /** The id of its thumbnail, if it has any. */
  image: z.nullable(id()),
});
export type ListedProduct = z.infer<typeof listedProduct>;

const barcode = enteredText(64).check(
  z.trim(),
  z.refine((value) => value.trim() !== '' && !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(value), 'notText'),
);

/** A seller's input for a product; omitted fields are empty. A product has a name in at least one language, or a barcode. */
export const writtenProduct = z.extend(productInput, {
  store: code(),
  barcode: z.exactOptional(barcode),
  sku: z.exactOptional(barcode),
  nameEn: z.exactOptional(englishName()),
  nameAr: z.exactOptional(arabicName()),
  currentPrice: z.exactOptional(positiveMoney()),
  minPrice: z.exactOptional(positiveMoney()),
  maxPrice: z.exactOptional(positiveMoney()),
  monthlySales: z.exactOptional(monthlySales()),
});
export type WrittenProduct = z.output<typeof writtenProduct>;

/** The action for a product whose barcode (or SKU, without a barcode) the seller already has in that store. */
const whenExists = ['ask', 'keepBoth'] as const;

/** A product to be added: sending the same `saveKey` twice returns the one product that was created. */
export const addedProduct = z.extend(writtenProduct, {
  saveKey: z.exactOptional(z.uuid('code')),
  /** Default: `ask`, which is rejected with `productExists`. */
  whenThere: z.exactOptional(choice(whenExists)),
});

export const findProduct = {
  method: 'GET',
  path: '/product',
  access: 'signedIn',
  summary: 'One product: of the own catalogue, or any for an admin',
  description:
    'One product with all that was typed and what its price comes to. Sellers and their sub-users read their own products, admins every one; any other product is answered as a missing one.',
  query: keyQuery,
  body: nothing,
  reply: listedProduct,
} as const satisfies Endpoint;

export const pageProducts = {
  method: 'GET',
  path: '/product/page',
  access: 'signedIn',
  summary: 'Products, a page at a time: those of the own catalogue, or all for an admin',
  description:
    'Products, a page at a time. They are filtered and sorted by every field but `sides` and `override`; `where` also takes `outdated`, and `losing`, `missing` and `differs`, which ask how a product does at the price it sells for: the current one, or the final one where none is known. It is also sorted by `sellingPrice`, `sellingProfit` and `difference`, the recommended price less the selling one. `search` looks through the barcode, the SKU and both names, whatever the spelling.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(listedProduct),
} as const satisfies Endpoint;

export const createProduct = {
  method: 'POST',
  path: '/product',
  writes: 'create',
  access: 'seller',
  summary: 'Add a product to the own catalogue; it is priced and kept with its result',
  description:
    'Adds a product to your products. It is priced with today’s fees and saved with the result; if it has no price it is refused at the field to fix, and nothing is saved. A name in one language, or a barcode, is required. With one `saveKey`, a UUID of your choosing, a product is created once however often it is sent; with other content the key is refused with `saveKeyUsed`. Where the store has the same barcode (without a barcode, the same SKU) already, the answer is `productExists` with its `id`, `version` and `name`; `whenThere: keepBoth` adds it all the same. `currentPrice`, what it sells for today, is compared and never aimed at; `minPrice` and `maxPrice` are the range the store allows; `monthlySales` counts the units sold a month.',
  query: nothing,
  body: addedProduct,
  reply: listedProduct,
} as const satisfies Endpoint;

export const updateProduct = {
  method: 'PUT',
  path: '/product',
  writes: 'update',
  access: 'signedIn',
  summary: 'Write a product anew; it is priced again',
  description:
    'Replaces a whole product and prices it again with today’s fees: what is left out is gone. `version` is the one that was read; where somebody has changed the product since, the answer is `rowChanged`. Admins may correct every product.',
  query: nothing,
  body: z.extend(writtenProduct, { id: id(), version: rowVersion() }),
  reply: listedProduct,
} as const satisfies Endpoint;

export const removeProducts = {
  method: 'DELETE',
  path: '/product',
  access: 'seller',
  summary: 'Remove products from the own catalogue: all of them or none',
  description: 'Deletes your own products: `?id=3` or `?id=3,4,5`. All of them, or none.',
  query: keysQuery,
  body: nothing,
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;

export const productEndpoints: readonly DescribedEndpoint[] = [
  findProduct,
  pageProducts,
  createProduct,
  updateProduct,
  removeProducts,
];

/** `prices`: one line per product with the data for its price at noon. */
const downloadFormats = ['xlsx', 'csv', 'prices'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

export const downloadTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  prices: 'application/x-ndjson',
} as const satisfies Readonly<Record<DownloadFormat, string>>;

/** Products that are read, written and sent at a time. */
export const downloadBatch = 500;

/** The header of the reply with the number of products in the file. */
export const rowsHeader = 'row-count';

/** A line of `prices`. */
export const pricedProduct = z.pick(listedProduct, {
  id: true,
  store: true,
  sku: true,
  barcode: true,
  nameEn: true,
  nameAr: true,
  minPrice: true,
  maxPrice: true,
  recommendedPrice: true,
  finalPrice: true,
});
export type PricedProduct = z.infer<typeof pricedProduct>;

export const downloadProducts = {
  method: 'GET',
  path: '/product/download',
  access: 'signedIn',
  summary: 'All products that a filter finds, as a file that is sent while it is made',
  description:
    'All products that `filter` finds, in its order and whatever its page, as a file: `xlsx` and `csv` in the language of the caller, `prices` with one JSON object a line. It is sent while it is made, as of one moment; the header `row-count` says how many products it will hold. An answer that ends before its end is no file. Two of one account run at a time; a third is refused with `tooManyRequests`.',
  query: z.extend(pageQuery, { format: choice(downloadFormats) }),
  body: nothing,
  reply: nothing,
  repliesWith: Object.values(downloadTypes),
} as const satisfies Endpoint;
