import * as z from 'zod/mini';
import { fulfilment, referral } from '../fees/fee-table.ts';
import {
  choice,
  code,
  money,
  positiveMoney,
  rate,
  share,
  side,
  text,
  weight,
  withDefault,
  yesOrNo,
} from '../api/field.ts';
import { handovers, priceEndings } from '../fees/choices.ts';
import { standardVat } from '../fees/standard-vat.ts';

/** The base of a margin: the price with VAT, the price without it, or the cost. */
export const marginBases = ['price', 'net', 'cost'] as const;

/** A product as its seller describes it, for any store. */
export const productInput = z.strictObject({
  barcode: z.exactOptional(text(64)),
  family: z.exactOptional(code()),
  subFamily: code(),
  type: z.exactOptional(code()),

  /** A seller who knows the class may name it; the sides are then not needed. */
  sizeClass: z.exactOptional(code()),
  /** Three sides in any order. */
  sides: z.exactOptional(z.tuple([side(), side(), side()], 'threeSidesNeeded')),
  weight: z.exactOptional(weight()),
  handover: z.exactOptional(choice(handovers)),

  cost: positiveMoney(),
  costIncludesVat: withDefault(yesOrNo(), false),
  /** VAT paid on the purchase. */
  costVat: withDefault(share(), standardVat),
  /** VAT in the sale price: 1500, or 0 for a zero-rated item. */
  vat: withDefault(share(), standardVat),
  vatRegistered: withDefault(yesOrNo(), true),
  /** Registered, but does not recover the VAT on the store's fees. */
  feeVatIsCost: withDefault(yesOrNo(), false),

  /** Target profit as a share of `marginBase`; without a target, the range factor alone decides. */
  marginRate: z.exactOptional(rate()),
  marginBase: withDefault(choice(marginBases), 'price'),
  /** Target profit as a sum. If a rate is set as well, both must hold. */
  marginAmount: z.exactOptional(money()),
  extraRate: withDefault(share(), 0),
  extraFixed: withDefault(money(), 0),
  /** Ads, as a share of the price. */
  adsRate: withDefault(share(), 0),
  /** Coupons the seller pays for, as an average share of the price of every unit sold. */
  couponRate: withDefault(share(), 0),
  /** Cost of returns, spread over every unit sold. */
  returnCost: withDefault(money(), 0),
  /** Storage of one unit until it is sold. */
  storageCost: withDefault(money(), 0),

  /** Default: the store's own. */
  ending: z.exactOptional(choice(priceEndings)),
  /** Fees agreed for this product, or entered if the store publishes none. */
  override: z.exactOptional(
    z.strictObject({ referral: z.exactOptional(referral), fulfilment: z.exactOptional(fulfilment) }),
  ),
  /** The seller's own price instead of the recommended one. */
  price: z.exactOptional(positiveMoney()),
});
export type ProductInput = z.infer<typeof productInput>;
