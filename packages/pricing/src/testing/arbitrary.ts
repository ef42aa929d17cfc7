import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { PriceEnding } from '../fees/price-ending.ts';
import type { Target } from '../fees/product-target.ts';
import type { ReferralRule, Terms } from '../fees/terms.ts';
import type { BasisPoints, Halalas } from '../money/units.ts';
import { evaluateEveryPrice } from './brute-force.ts';

/** The highest price that the brute force tries; every generated breakpoint is well below it. */
export const HORIZON: Halalas = 20_000;

/** A calculation to be compared with the brute force. */
export interface Case {
  readonly terms: Terms;
  readonly target: Target;
  readonly ending: PriceEnding;
}

// Rates in use, the ends of the scale, and anything between.
const rate: Arbitrary<BasisPoints> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(0, 500, 850, 1250, 1400, 1500, 2700) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 3000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 9_999, 10_000) },
);
const vat = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(0, 1500) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000 }) },
);
const usuallyNone = (some: Arbitrary<number>): Arbitrary<number> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: some });
const breakpoint = fc.oneof(fc.constantFrom(1, 2500, 5000, 7500), fc.integer({ min: 1, max: 12_000 }));

const referral: Arbitrary<ReferralRule> = fc.oneof(
  fc.record({ shape: fc.constant('flat' as const), rate1: rate }),
  fc.record({
    shape: fc.constantFrom('threshold' as const, 'sliding' as const),
    rate1: rate,
    limit: breakpoint,
    rate2: rate,
  }),
);

const shippingCredit = fc
  .uniqueArray(fc.record({ upTo: breakpoint, credit: fc.integer({ min: 0, max: 1500 }) }), {
    maxLength: 3,
    selector: ({ upTo }) => upTo,
  })
  .map((bands) => bands.toSorted((a, b) => a.upTo - b.upTo));

// Everything but `costPaid`.
const alwaysKnown = [
  'referral',
  'minReferral',
  'fulfilment',
  'shippingCredit',
  'cost',
  'extraRate',
  'extraFixed',
  'adsRate',
  'couponRate',
  'returnCost',
  'storageCost',
  'vat',
  'feeVat',
  'vatRegistered',
  'bearsSaleVat',
  'feeVatIsCost',
  'costVat',
] as const satisfies (keyof Terms)[];

/** Terms whose answers are mostly below the horizon. */
export const terms: Arbitrary<Terms> = fc.record(
  {
    referral,
    minReferral: fc.oneof(fc.constantFrom(0, 100), fc.integer({ min: 0, max: 2000 })),
    fulfilment: fc.record({
      below: fc.integer({ min: 0, max: 2500 }),
      above: fc.integer({ min: 0, max: 2500 }),
      breakpoint: fc.option(breakpoint),
    }),
    shippingCredit: fc.oneof(fc.constant([]), shippingCredit),
    cost: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 6000 })),
    costPaid: fc.integer({ min: 0, max: 6000 }),
    extraRate: usuallyNone(rate),
    extraFixed: usuallyNone(fc.integer({ min: 0, max: 800 })),
    adsRate: usuallyNone(rate),
    couponRate: usuallyNone(rate),
    returnCost: usuallyNone(fc.integer({ min: 0, max: 800 })),
    storageCost: usuallyNone(fc.integer({ min: 0, max: 300 })),
    vat,
    feeVat: vat,
    vatRegistered: fc.boolean(),
    bearsSaleVat: fc.boolean(),
    feeVatIsCost: fc.boolean(),
    costVat: vat,
  },
  { requiredKeys: [...alwaysKnown] },
);

/** Targets of one part, of several, and of none. */
const target: Arbitrary<Target> = fc.oneof(
  fc.record({ fixed: fc.integer({ min: -500, max: 4000 }) }),
  fc.record({ ofPrice: rate }),
  fc.record({ ofNet: rate }),
  fc.record({ ofCost: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record(
    {
      fixed: fc.integer({ min: 0, max: 3000 }),
      ofPrice: rate,
      ofNet: rate,
      ofCost: fc.integer({ min: 0, max: 10_000 }),
    },
    { requiredKeys: [] },
  ),
);

const ending = fc.constantFrom<PriceEnding>('none', '.95', '.99', 'whole');

const anyCase: Arbitrary<Case> = fc.record({ terms, target, ending });

// All breakpoints of a case moved to within two halalas of its minimum, where gaps begin and end.
const breakpointAtMinimum: Arbitrary<Case> = fc
  .tuple(anyCase, fc.integer({ min: -2, max: 2 }))
  .map(([{ terms: drawn, target: wanted, ending: ends }, offset]) => {
    const { minimum } = evaluateEveryPrice(drawn, wanted, 'none', HORIZON / 2);
    const end = Math.max(1, (minimum ?? 2500) + offset);
    const { referral: rule, fulfilment } = drawn;
    const moved: Terms = {
      ...drawn,
      referral: rule.shape === 'flat' ? rule : { ...rule, limit: end },
      fulfilment: { ...fulfilment, breakpoint: end },
    };
    return { terms: moved, target: wanted, ending: ends };
  });

// A target that is only a few basis points below what the price leaves after VAT, fees and extras.
const tinySlope: Arbitrary<Case> = fc
  .tuple(anyCase, fc.integer({ min: -2, max: 3 }), fc.boolean())
  .map(([{ terms: drawn, ending: ends }, left, shareOfNet]) => {
    const lean: Terms = {
      ...drawn,
      vat: 1500,
      feeVat: 1500,
      cost: drawn.cost % 40,
      costPaid: drawn.cost % 40,
      minReferral: drawn.minReferral % 3,
      fulfilment: { below: 3, above: 4, breakpoint: drawn.fulfilment.breakpoint },
      extraFixed: 0,
      returnCost: 0,
      storageCost: 0,
    };
    const net = lean.vatRegistered || lean.bearsSaleVat ? 10_000 / 11_500 : 1;
    const feeFactor = lean.vatRegistered && !lean.feeVatIsCost ? 1 : 1.15;
    const shares = lean.extraRate + lean.adsRate + lean.couponRate;
    const remaining = net * 10_000 - lean.referral.rate1 * feeFactor - shares;
    const rateLeft = Math.min(
      10_000,
      Math.max(0, Math.floor(shareOfNet ? remaining / net : remaining) - left),
    );
    return {
      terms: lean,
      target: shareOfNet ? { ofNet: rateLeft } : { ofPrice: rateLeft },
      ending: ends,
    };
  });

/** Cases of every kind, with edge cases more frequent than at random. */
export const cases: Arbitrary<Case> = fc.oneof(
  { weight: 6, arbitrary: anyCase },
  { weight: 3, arbitrary: breakpointAtMinimum },
  { weight: 1, arbitrary: tinySlope },
);
