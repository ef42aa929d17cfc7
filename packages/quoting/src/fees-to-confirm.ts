import type { FeeTable } from '@saer/contract/fee-table';
import type { storeFees } from '@saer/contract/product-actions';
import type { ProductInput } from '@saer/contract/product-input';
import { isSaleVatUnknown } from '@saer/pricing/deemed-supplier';
import type { Parcel } from '@saer/pricing/parcel';

type Provenance = FeeTable['sizeClasses'][number] | FeeTable['referralProvenance'][string];

/** The part of a fee table that says where its figures come from. */
export type FeeSources = Pick<FeeTable, 'referralProvenance' | 'sizeClasses'> & {
  readonly store: Pick<FeeTable['store'], 'deemedSupplier'>;
};

/** A fee of an answer without a public source or an admin's confirmation, or VAT that the store may keep from the payout. */
export interface FeeToConfirm {
  readonly fee: (typeof storeFees)[number];
  readonly from: Pick<Provenance, 'source' | 'note'>;
}

const noSource = { source: null, note: null } as const;

/**
 * The unconfirmed fees of an answer, without those the seller entered (docs/PRICING.md, provenance). `parcel`: the one that the answer
 * is for; null if the seller entered its fee.
 */
export function feesToConfirm(
  table: FeeSources,
  product: Pick<ProductInput, 'subFamily' | 'override' | 'vatRegistered' | 'vat'>,
  parcel: Pick<Parcel, 'sizeClass'> | null,
): readonly FeeToConfirm[] {
  const { subFamily, override } = product;
  const rule = override?.referral ? undefined : table.referralProvenance[subFamily];
  const sizeClass = override?.fulfilment
    ? undefined
    : table.sizeClasses.find(({ code }) => code === parcel?.sizeClass);
  return [
    ...(rule && !rule.confirmed ? [{ fee: 'referral' as const, from: rule }] : []),
    ...(sizeClass && !sizeClass.confirmed ? [{ fee: 'fulfilment' as const, from: sizeClass }] : []),
    ...(isSaleVatUnknown(table.store, product) ? [{ fee: 'saleVat' as const, from: noSource }] : []),
  ];
}
