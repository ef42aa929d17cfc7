import type { FeeTable } from '@saer/contract/fee-table';
import type { ProductInput } from '@saer/contract/product-input';
import type { Parcel } from '@saer/pricing/parcel';

type Provenance = FeeTable['sizeClasses'][number] | FeeTable['referralProvenance'][string];

/** A fee of an answer without a public source or an admin's confirmation. */
export interface FeeToConfirm {
  readonly fee: 'referral' | 'fulfilment';
  readonly from: Pick<Provenance, 'source' | 'note'>;
}

/** The fees of an answer that are to be confirmed; what the seller typed is none of them. */
export function feesToConfirm(
  table: FeeTable,
  { subFamily, override }: Pick<ProductInput, 'subFamily' | 'override'>,
  parcel: Pick<Parcel, 'sizeClass'> | null,
): readonly FeeToConfirm[] {
  const rule = override?.referral ? undefined : table.referralProvenance[subFamily];
  const sizeClass = override?.fulfilment
    ? undefined
    : table.sizeClasses.find(({ code }) => code === parcel?.sizeClass);
  return [
    ...(rule && !rule.confirmed ? [{ fee: 'referral' as const, from: rule }] : []),
    ...(sizeClass && !sizeClass.confirmed ? [{ fee: 'fulfilment' as const, from: sizeClass }] : []),
  ];
}
