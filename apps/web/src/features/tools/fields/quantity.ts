import type { NumberFieldKind } from './field.ts';

/** Numbers that one tool hands to another: the unit of each, under the name of the only field that takes it. */
export const quantityUnits = {
  /** Price of the parcel that is sold, VAT included. */
  price: 'money',
  /** The lowest price that reaches the seller's margin, VAT included. */
  lowestPrice: 'money',
  /** The first price of a ladder, VAT included. */
  ladderFrom: 'money',
  /** Cost of what one parcel holds, with VAT or without as `costIncludesVat` says. */
  cost: 'money',
  /** Cost of one ordered unit, without VAT. */
  unitCost: 'money',
  /** Seller's other costs of what one parcel holds. */
  extraFixed: 'money',
  returnCost: 'money',
  storageCost: 'money',
  /** VAT paid at customs for a whole shipment. */
  importVat: 'money',
  /** Freight of a whole shipment. */
  freight: 'money',
  /** Profit as a share of the price with VAT. */
  marginRate: 'share',
  /** Discount, and coupon, as a share of the price with VAT. */
  discount: 'share',
  coupon: 'share',
  /** Ad spend as a share of the price with VAT. */
  acos: 'share',
  /** Sides and weight of the packed parcel. */
  length: 'side',
  width: 'side',
  height: 'side',
  weight: 'weight',
  unitsPerMonth: 'count',
  orderUnits: 'count',
  leadDays: 'count',
} as const satisfies Record<string, NumberFieldKind>;

export type QuantityName = keyof typeof quantityUnits;

/** A number in the smallest unit of its name. */
export interface Quantity<Name extends QuantityName> {
  readonly means: Name;
  readonly value: number;
}

/** Says what a number means, so that only the field of that name takes it. */
export const quantity = <const Name extends QuantityName>(means: Name, value: number): Quantity<Name> => ({
  means,
  value,
});
