import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import type { DraftSizeClass } from '@saer/pricing/fees/check-size-classes';
import type { FeeTable, ShippingWeightRule, SizeClass } from '@saer/pricing/fees/fee-table';
import { parcelOf, shippingWeight } from '@saer/pricing/fees/parcel';
import type { Sides } from '@saer/pricing/fees/product';
import { withVat } from '@saer/pricing/money/rounding';

export interface SimulatedParcel {
  readonly sides: Sides;
  readonly weight: number;
  /** Selects the fee below or above the breakpoint; undefined for both. */
  readonly price: number | undefined;
}

export type Verdict =
  | {
      readonly is: 'caught';
      readonly shippingWeight: number;
      readonly slab: number | null;
      readonly fees: Fees;
    }
  | { readonly is: 'tooLong'; readonly side: SideName; readonly limit: number; readonly measured: number }
  | { readonly is: 'tooHeavy'; readonly shippingWeight: number; readonly limit: number }
  | { readonly is: 'later' };

/** Halalas before VAT and with it; `above` where the price is not known and the fees differ. */
interface Fee {
  readonly net: number;
  readonly gross: number;
}
export interface Fees {
  readonly fee: Fee;
  readonly above: Fee | null;
  readonly breakpoint: number | null;
}

const sideNames = ['longestSide', 'medianSide', 'shortestSide'] as const;
type SideName = (typeof sideNames)[number];

export interface Rule {
  readonly shippingWeight: ShippingWeightRule;
  readonly feeVat: number;
}

const engineClass = (each: DraftSizeClass, code: string): SizeClass => ({
  code,
  longestSide: each.longestSide,
  medianSide: each.medianSide,
  shortestSide: each.shortestSide,
  packaging: each.packaging,
  maxShippingWeight: each.maxShippingWeight,
  breakpoint: each.breakpoint,
  slabs: each.slabs,
  overflow:
    each.overflowStep === null || each.overflowFee === null
      ? null
      : { above: each.slabs.at(-1)?.maxWeight ?? 0, step: each.overflowStep, fee: each.overflowFee },
});

const getTable = (classes: readonly DraftSizeClass[], rule: Rule): FeeTable => ({
  version: { id: '', name: '', effectiveFrom: '', status: '' },
  store: {
    code: '',
    shippingWeight: rule.shippingWeight,
    minReferral: 0,
    feeVat: rule.feeVat,
    shippingCredit: [],
    priceEnding: 'none',
    manualRates: false,
    deemedSupplier: null,
  },
  sizeClasses: classes.map((each, at) => engineClass(each, String(at))),
  referralRules: {},
  rangeFactors: [],
});

const reasonAgainst = (each: DraftSizeClass, { sides, weight }: SimulatedParcel, rule: Rule): Verdict => {
  const sorted = sides.toSorted((a, b) => b - a);
  for (const [index, side] of sideNames.entries()) {
    const [limit, measured] = [each[side], sorted[index] ?? 0];
    if (limit !== null && measured > limit) return { is: 'tooLong', side, limit, measured };
  }
  const shipped = shippingWeight(rule.shippingWeight, weight, each.packaging, sides);
  return {
    is: 'tooHeavy',
    shippingWeight: shipped,
    limit: each.maxShippingWeight ?? each.slabs.at(-1)?.maxWeight ?? 0,
  };
};

/** The result of each class for a parcel, in the store's order: the first that takes it, and why those before it do not. */
export function simulateParcel(
  classes: readonly DraftSizeClass[],
  parcel: SimulatedParcel,
  rule: Rule,
): readonly Verdict[] {
  const { sides, weight, price } = parcel;
  const found = parcelOf(getTable(classes, rule), {
    sides,
    weight,
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
    ...noOptionalLines,
  });
  const caught = 'ok' in found ? undefined : found;
  const caughtAt = caught === undefined ? classes.length : Number(caught.sizeClass);
  return classes.map((each, at): Verdict => {
    if (at > caughtAt) return { is: 'later' };
    if (at < caughtAt || caught === undefined) return reasonAgainst(each, parcel, rule);
    const getFee = (net: number): Fee => ({ net, gross: withVat(net, rule.feeVat) });
    const { below, above, breakpoint } = caught.fee;
    const isAbove = breakpoint !== null && price !== undefined && price > breakpoint;
    const slab = each.slabs.findIndex(({ maxWeight }) => caught.shippingWeight <= maxWeight);
    return {
      is: 'caught',
      shippingWeight: caught.shippingWeight,
      slab: slab === -1 ? null : slab,
      fees: {
        fee: getFee(isAbove ? above : below),
        above: breakpoint !== null && price === undefined && above !== below ? getFee(above) : null,
        breakpoint,
      },
    };
  });
}
