import type { StoreFee } from '@saer/contract/fees/choices';
import type { ProductInput } from '@saer/contract/products/product-input';
import { type DeemedSupplier, isSaleVatUnknown } from '@saer/pricing/fees/deemed-supplier';
import type { Parcel } from '@saer/pricing/fees/parcel';

/** True if a fee has a public source or an admin's confirmation, or the seller's own statements show it. */
export interface FeeProvenance {
  readonly confirmed: boolean;
}

/** The part of a fee table that says where its figures come from. */
export interface FeeSources {
  readonly store: { readonly deemedSupplier: DeemedSupplier | null };
  /** The provenance of each commission, by sub family code. */
  readonly referralProvenance: Readonly<Record<string, FeeProvenance>>;
  readonly sizeClasses: readonly ({ readonly code: string } & FeeProvenance)[];
}

/**
 * The fees of an answer that nobody confirms, without those the seller entered, and VAT that the store may keep from the payout
 * (docs/PRICING.md, provenance). `parcel`: the one that the answer is for; null if the seller entered its fee.
 */
export function feesToConfirm(
  { store, referralProvenance, sizeClasses }: FeeSources,
  product: Pick<ProductInput, 'subFamily' | 'override' | 'vatRegistered' | 'vat'>,
  parcel: Pick<Parcel, 'sizeClass'> | null,
): readonly StoreFee[] {
  const { subFamily, override } = product;
  const fees: StoreFee[] = [];
  if (!override?.referral && referralProvenance[subFamily]?.confirmed === false) fees.push('referral');
  const sizeClass = parcel && sizeClasses.find(({ code }) => code === parcel.sizeClass);
  if (!override?.fulfilment && sizeClass?.confirmed === false) fees.push('fulfilment');
  if (isSaleVatUnknown(store, product)) fees.push('saleVat');
  return fees;
}
