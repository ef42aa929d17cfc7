import type { FeeTable } from '@saer/pricing/fees/fee-table';
import { type Parcel, parcelBySides } from '@saer/pricing/fees/parcel';
import type { Sides } from '@saer/pricing/fees/product';
import type { Refusal } from '@saer/pricing/fees/refusal';
import type { Grams, Halalas } from '@saer/pricing/money/units';
import { feeOfParcel, type FeeWithVat } from './fulfilment.ts';
import { feeByVolume } from './volume.ts';

/** A packed product as somebody measured it. */
export interface Measured {
  readonly sides: Sides;
  readonly weight: Grams;
}

/** A parcel as measured, with its fee at the price. */
interface MeasuredParcel extends FeeWithVat {
  readonly parcel: Parcel;
}

/** Cost of a wrong measurement. Differences are the store's less the own, so below zero if the store measured less. */
export interface MeasurementAnswer {
  readonly ok: true;
  readonly own: MeasuredParcel;
  readonly store: MeasuredParcel;
  /** Fulfilment fee for each unit, before VAT. */
  readonly perUnit: Halalas;
  /** The same with VAT. */
  readonly perUnitWithVat: Halalas;
  /** Storage for a thousand units and one month, before VAT; null where it is too large to be exact. */
  readonly storagePerThousand: Halalas | null;
  /** No side and no weight differs by more than the store tolerates. */
  readonly isTolerated: boolean;
}

/**
 * Differences up to this many per cent are within the tolerance of the store's machines. Source: noon, "FBN Volumetric Measurement (VM)
 * Dispute Policy".
 */
export const TOLERANCE_PERCENT = 5;

/** Days before a dispute whose fees the store corrects. Source: as above. */
export const REFUNDED_DAYS = 30;

/** Days in which a product can be disputed once. Source: as above. */
export const DISPUTE_INTERVAL_DAYS = 60;

const isNear = (own: number, other: number): boolean =>
  Math.abs(other - own) * 100 <= own * TOLERANCE_PERCENT;

const sorted = (sides: Sides): readonly number[] => sides.toSorted((a, b) => b - a);

function toParcel(feeTable: FeeTable, { sides, weight }: Measured, price: Halalas): MeasuredParcel | Refusal {
  const parcel = parcelBySides(feeTable, weight, sides);
  return 'ok' in parcel ? parcel : { parcel, ...feeOfParcel(feeTable.store, parcel.fee, price) };
}

/** Compares the fees of a product by its seller's measures with those by the store's. `storageFee`: halalas for a cubic foot and month. */
export function measurementDispute(
  feeTable: FeeTable,
  measured: { readonly own: Measured; readonly store: Measured },
  price: Halalas,
  storageFee: Halalas,
): MeasurementAnswer | Refusal {
  const own = toParcel(feeTable, measured.own, price);
  if ('ok' in own) return own;
  const store = toParcel(feeTable, measured.store, price);
  if ('ok' in store) return store;
  const ownSides = sorted(measured.own.sides);
  const storeSides = sorted(measured.store.sides);
  const ownStorage = feeByVolume(storageFee, measured.own.sides, 1_000);
  const storeStorage = feeByVolume(storageFee, measured.store.sides, 1_000);
  return {
    ok: true,
    own,
    store,
    perUnit: store.fee - own.fee,
    perUnitWithVat: store.inclusive - own.inclusive,
    storagePerThousand: ownStorage === null || storeStorage === null ? null : storeStorage - ownStorage,
    isTolerated:
      isNear(measured.own.weight, measured.store.weight) &&
      ownSides.every((side, index) => isNear(side, storeSides[index] ?? side)),
  };
}
