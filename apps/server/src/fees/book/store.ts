import type { FeeBook } from '@saer/contract/fee-book';
import type { FeeTable } from '@saer/contract/fee-table';
import type { ListRow } from '@saer/contract/lists/all';
import { deemedSupplierSince } from '@saer/pricing/deemed-supplier';
import { classFigures } from '../classes/class-figures.ts';

type Slab = FeeTable['sizeClasses'][number]['slabs'][number] & { readonly classificationId: number };

/** The rows of all fee tables in force, read together. */
export interface FeeRows {
  readonly classes: readonly ListRow<'classification'>[];
  readonly slabs: readonly Slab[];
  readonly rules: readonly { readonly rule: ListRow<'referralRule'>; readonly subFamily: string }[];
}

const provenance = ({
  status,
  source,
  note,
  confirmed,
}: ListRow<'store' | 'classification' | 'referralRule'>) => ({
  status,
  source,
  note,
  confirmed,
});

function sizeClass(row: ListRow<'classification'>, slabs: readonly Slab[]): FeeTable['sizeClasses'][number] {
  const own = slabs.filter(({ classificationId }) => classificationId === row.id);
  const above = own.at(-1)?.maxWeight;
  const { overflowStep: step, overflowFee: fee } = row;
  return {
    ...classFigures(row),
    slabs: own.map(({ maxWeight, feeBelow, feeAbove }) => ({ maxWeight, feeBelow, feeAbove })),
    overflow: step === null || fee === null || above === undefined ? null : { above, step, fee },
    ...provenance(row),
  };
}

function referralOf({
  shape,
  rate1,
  limit,
  rate2,
}: ListRow<'referralRule'>): FeeTable['referralRules'][string] {
  if (shape === 'flat') return { shape, rate1 };
  if (limit === null || rate2 === null)
    throw new Error(`A ${shape} rule has a limit and a second rate; the tables check it`);
  return { shape, rate1, limit, rate2 };
}

function feeTableOf(
  store: ListRow<'store'>,
  version: ListRow<'feeTable'>,
  { classes, slabs, rules }: FeeRows,
  rangeFactors: FeeTable['rangeFactors'],
  on: string,
): FeeTable {
  const own = rules.filter(({ rule }) => rule.feeTableId === version.id);
  const { code, manualRates, deemedSupplier } = store;
  const { addsPackaging, volumetricDivisor, roundUpTo, minReferral, feeVat, shippingCredit, priceEnding } =
    version;
  return {
    version: {
      id: String(version.id),
      name: version.name,
      effectiveFrom: version.effectiveFrom,
      status: version.status,
    },
    store: {
      code,
      shippingWeight: { addsPackaging, volumetricDivisor, roundUpTo },
      minReferral,
      feeVat,
      shippingCredit,
      priceEnding,
      manualRates,
      deemedSupplier: deemedSupplier === 'notMarketplace' || on < deemedSupplierSince ? null : deemedSupplier,
    },
    sizeClasses: classes
      .filter(({ feeTableId }) => feeTableId === version.id)
      .map((row) => sizeClass(row, slabs)),
    referralRules: Object.fromEntries(own.map(({ subFamily, rule }) => [subFamily, referralOf(rule)])),
    referralProvenance: Object.fromEntries(own.map(({ subFamily, rule }) => [subFamily, provenance(rule)])),
    rangeFactors,
  };
}

/** Builds a store of the fee book of a day, with its fee table in force if it has one. */
export function feeBookStore(
  store: ListRow<'store'>,
  version: ListRow<'feeTable'> | undefined,
  firstDay: string | null,
  rows: FeeRows,
  rangeFactors: FeeTable['rangeFactors'],
  on: string,
): FeeBook['stores'][number] {
  const feeTable = version === undefined ? null : feeTableOf(store, version, rows, rangeFactors, on);
  const handovers = new Set(feeTable?.sizeClasses.flatMap(({ handover }) => handover ?? []));
  return {
    code: store.code,
    nameEn: store.nameEn,
    nameAr: store.nameAr,
    fulfilmentMode: store.fulfilmentMode,
    deemedSupplierSource: store.deemedSupplierSource,
    deemedSupplierOn: store.deemedSupplierOn,
    handovers: [...handovers],
    ...provenance(store),
    feeTable,
    firstDay,
  };
}
