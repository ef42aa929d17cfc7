import { explainWeight, type WeightExplanation } from '@saer/pricing/answer/explain-weight';
import type { FeeTable, StorePolicy } from '@saer/pricing/fees/fee-table';
import { fulfilmentBeforeVat, fulfilmentFee, slabFee } from '@saer/pricing/fees/fulfilment-fee';
import { type Parcel, parcelOf } from '@saer/pricing/fees/parcel';
import type { Sides } from '@saer/pricing/fees/product';
import type { Refusal } from '@saer/pricing/fees/refusal';
import { shippingCredit, shippingCreditVat } from '@saer/pricing/fees/shipping-credit';
import type { FulfilmentFee } from '@saer/pricing/fees/terms';
import type { Grams, Halalas } from '@saer/pricing/money/units';
import { bareTerms } from './bare-terms.ts';

/** A product's size: a class that its seller chose, or three sides; and its weight. */
export interface Size {
  readonly sizeClass?: string | undefined;
  readonly sides?: Sides | undefined;
  readonly weight: Grams;
}

/** A fee with the VAT that the store adds to it. */
export interface FeeWithVat {
  /** Before VAT. */
  readonly fee: Halalas;
  readonly vat: Halalas;
  readonly inclusive: Halalas;
}

export interface FulfilmentAnswer extends FeeWithVat {
  readonly ok: true;
  readonly parcel: Parcel;
  /** Which weight counted, and why. */
  readonly weight: WeightExplanation;
}

/** The fulfilment fee of a parcel at a price. */
export function feeOfParcel(
  policy: Pick<StorePolicy, 'feeVat'>,
  fulfilment: FulfilmentFee,
  price: Halalas,
): FeeWithVat {
  const terms = bareTerms(policy, { fulfilment });
  const fee = fulfilmentBeforeVat(terms, price);
  const inclusive = fulfilmentFee(terms, price);
  return { fee, vat: inclusive - fee, inclusive };
}

/** The parcel of a size with its weight explained; the engine's refusal if no class takes it. */
export function fulfilmentOf(feeTable: FeeTable, size: Size, price: Halalas): FulfilmentAnswer | Refusal {
  const product = { ...emptyProduct, ...size };
  const parcel = parcelOf(feeTable, product);
  if ('ok' in parcel) return parcel;
  return {
    ok: true,
    parcel,
    weight: explainWeight(feeTable, product, parcel),
    ...feeOfParcel(feeTable.store, parcel.fee, price),
  };
}

/** Values that no size depends on. */
const emptyProduct = {
  subFamily: '',
  cost: 0,
  costIncludesVat: false,
  costVat: 0,
  vat: 0,
  vatRegistered: true,
  feeVatIsCost: false,
  marginBase: 'price',
  extraRate: 0,
  extraFixed: 0,
  adsRate: 0,
  couponRate: 0,
  returnCost: 0,
  storageCost: 0,
} as const;

/** A step of a class's fees: for shipping weights above the step before, up to `upTo`. */
export interface FeeStep {
  readonly upTo: Grams;
  /** Before VAT, at the price. */
  readonly fee: Halalas;
}

/** The fees of a class by weight at a price, as far as its slabs and its maximum reach. */
export function feeSteps(feeTable: FeeTable, code: string, price: Halalas): readonly FeeStep[] {
  const sizeClass = feeTable.sizeClasses.find((each) => each.code === code);
  if (sizeClass === undefined) return [];
  const { slabs, maxShippingWeight } = sizeClass;
  const ends = new Set(slabs.map(({ maxWeight }) => Math.min(maxWeight, maxShippingWeight ?? maxWeight)));
  return [...ends].flatMap((upTo) => {
    const fees = slabFee(sizeClass, upTo);
    return fees === null ? [] : [{ upTo, fee: feeOfParcel(feeTable.store, fees, price).fee }];
  });
}

/** Shipping that the seller pays and the store partly refunds. */
export interface ShippingAnswer extends FulfilmentAnswer {
  /** The store's contribution, VAT included. */
  readonly credit: Halalas;
  /** The VAT in it that a registered seller owes. */
  readonly creditVat: Halalas;
  /** The fee less the contribution, each without the VAT that the seller recovers or owes; below zero if the store pays more. */
  readonly cost: Halalas;
}

export interface Seller {
  readonly vatRegistered: boolean;
  /** Registered, but does not recover the VAT on fees. */
  readonly feeVatIsCost?: boolean | undefined;
}

/** The fee and the contribution at a price, with what is left for the seller to pay. Rule: docs/PRICING.md, "One price, all its lines". */
export function shippingOf(
  feeTable: FeeTable,
  size: Size,
  price: Halalas,
  seller: Seller,
): ShippingAnswer | Refusal {
  const found = fulfilmentOf(feeTable, size, price);
  if (!found.ok) return found;
  return { ...found, ...netShipping(feeTable, found.parcel, price, seller) };
}

/** The contribution at a price, and what is left of the parcel's fee. */
export function netShipping(
  { store }: FeeTable,
  { fee: fulfilment }: Parcel,
  price: Halalas,
  { vatRegistered, feeVatIsCost = false }: Seller,
): Pick<ShippingAnswer, 'credit' | 'creditVat' | 'cost'> {
  const terms = bareTerms(store, { fulfilment, shippingCredit: store.shippingCredit, vatRegistered });
  const credit = shippingCredit(terms, price);
  const creditVat = shippingCreditVat(terms, credit);
  const { fee, inclusive } = feeOfParcel(store, fulfilment, price);
  const borne = vatRegistered && !feeVatIsCost ? fee : inclusive;
  return { credit, creditVat, cost: borne - (credit - creditVat) };
}
