import * as z from 'zod/mini';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { count, id, text, yesOrNo } from '../api/field.ts';
import { findFactorDoubts } from './factor-doubt.ts';

const many = () => count(0, 2_147_483_647);
const price = () => z.nullable(z.int().check(z.positive()));

/** A saved product that range factors give another recommended price. */
const changedProduct = z.object({
  productId: id(),
  barcode: z.nullable(z.string()),
  nameEn: z.nullable(z.string()),
  nameAr: z.nullable(z.string()),
  seller: text(201),
  /** The price that it is sold at, in halalas. */
  price: z.int().check(z.positive()),
  /** The recommended price in halalas before and with these factors; null if there is none. */
  neededPriceBefore: price(),
  neededPrice: price(),
  /** True if the price that it is sold at meets the target with these factors. */
  meetsTargetAfter: yesOrNo(),
});

/** The effect of range factors on saved products: what each should cost, not what it earns at the price that it is sold at. */
const factorImpact = z.object({
  products: many(),
  sellers: many(),
  /** Products that get another recommended price, or none any more, and the sellers they belong to. */
  changed: many(),
  changedSellers: many(),
  /** Products whose recommended price rises or falls. */
  dearer: many(),
  cheaper: many(),
  /** Products that have a recommended price now and would have none. */
  losingPrice: many(),
  /** Products whose price meets the target now and no longer would, and the other way round. */
  losingTarget: many(),
  reachingTarget: many(),
  /** The twenty products whose recommended price changes most; those that lose it first. */
  most: z.array(changedProduct),
});
export type FactorImpact = z.infer<typeof factorImpact>;

export const findFactorImpact = {
  method: 'GET',
  path: '/product-range-factors/impact',
  access: 'admin',
  summary: 'What range factors would do to the recommended prices of sellers’ products',
  description:
    'Calculates every saved product with the factors of a version under review (`id`), of an earlier version if it were put back (`id`), or of the list as it stands (no `id`), and with those that they take the place of on `on` (today if it is missing; of a version under review, its own day), by the fees of that day: how many get another recommended price, how many meet their target no longer, and the twenty that change most. What a product earns at the price that it is sold at does not depend on range factors. Nothing is saved.',
  query: findFactorDoubts.query,
  body: nothing,
  reply: factorImpact,
} as const satisfies Endpoint;
