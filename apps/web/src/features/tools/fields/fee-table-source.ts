import type { StoreFee } from '@saer/contract/fees/choices';
import type { FeeTableVersion } from '@saer/pricing/fees/fee-table';
import type { Parcel } from '@saer/pricing/fees/parcel';
import { type FeeSources, feesToConfirm } from '@saer/quoting/fees-to-confirm';
import type { Source } from '../tool.ts';

/** A store's fee table as the source of an answer. `toConfirm`: the answer's fees that nobody confirms. */
export const feeTableSource = (
  { name, effectiveFrom, status }: FeeTableVersion,
  toConfirm: readonly StoreFee[],
): Source => ({ kind: 'feeTable', name, effectiveFrom, status, toConfirm });

/** A fee table as the source of parcels' fees alone. */
export const parcelSource = (
  table: FeeSources & { readonly version: FeeTableVersion },
  ...parcels: readonly (Pick<Parcel, 'sizeClass'> | null)[]
): Source =>
  feeTableSource(
    table.version,
    parcels.flatMap((parcel) => feesToConfirm(table, { subFamily: '', vatRegistered: true, vat: 0 }, parcel)),
  );
