import type { PriceEnding } from '@saer/pricing/fees/price-ending';
import type { Target } from '@saer/pricing/fees/product-target';
import type { CreditBand, FulfilmentFee, ReferralRule, Terms } from '@saer/pricing/fees/terms';

import reference from '../apps/server/src/seed/reference-data.json' with { type: 'json' };

/** One product of the bench: the engine's input. */
export interface Row {
  readonly terms: Terms;
  readonly target: Target;
  readonly ending: PriceEnding;
}

interface Store {
  readonly rules: readonly ReferralRule[];
  readonly fees: readonly FulfilmentFee[];
  readonly shippingCredit: readonly CreditBand[];
}

/** The same rows for the same seed on every machine: products of three stores, at the rates of the reference data. */
export function seededRows(count: number, seed: number): Row[] {
  const draw = sequence(seed);
  // Drawn apart, so that the other terms are those of the seed.
  const drawLine = sequence(seed + 1);
  const stores = [fbn(), directShip(), amazon()];
  return Array.from({ length: count }, () => rowOf(pick(stores, draw), draw, drawLine));
}

function rowOf(store: Store, draw: () => number, drawLine: () => number): Row {
  // From 3 to 1,500 SAR, evenly distributed on a logarithmic scale.
  const cost = Math.round(300 * 500 ** draw());
  return {
    terms: {
      referral: pick(store.rules, draw),
      minReferral: 100,
      fulfilment: pick(store.fees, draw),
      shippingCredit: store.shippingCredit,
      cost,
      extraRate: draw() < 0.3 ? 250 : 0,
      extraFixed: draw() < 0.3 ? 100 : 0,
      adsRate: drawLine() < 0.3 ? 800 : 0,
      couponRate: drawLine() < 0.1 ? 300 : 0,
      returnCost: drawLine() < 0.3 ? 120 : 0,
      storageCost: drawLine() < 0.3 ? 35 : 0,
      vat: draw() < 0.95 ? 1500 : 0,
      feeVat: 1500,
      bearsSaleVat: false,
      vatRegistered: draw() < 0.8,
      feeVatIsCost: false,
      costVat: 1500,
    },
    target: { fixed: Math.round(cost * 0.2), ofPrice: 500 + 50 * Math.floor(draw() * 41) },
    ending: '.95',
  };
}

function fbn(): Store {
  const rules = reference.families.rows.flatMap(({ subFamilies }) =>
    subFamilies.map(({ commission }) => ruleOf(commission.NOON_SA_FBN)),
  );
  const fees = reference.classifications.NOON_SA_FBN.tiers.flatMap(({ slabs }) =>
    slabs.map(({ feeBelow, feeAbove }) => feeOf(feeBelow, feeAbove, 2500)),
  );
  return { rules, fees, shippingCredit: [] };
}

function directShip(): Store {
  const rules = reference.families.rows.flatMap(({ subFamilies }) =>
    subFamilies.map(({ commission }) => ruleOf(commission.NOON_SA_DIRECTSHIP)),
  );
  const fees = reference.classifications.NOON_SA_DIRECTSHIP.tiers.flatMap(({ slabs }) =>
    slabs.map(({ feeDropOff }) => feeOf(feeDropOff, feeDropOff, null)),
  );
  const shippingCredit = [
    { upTo: 10_000, credit: 1200 },
    { upTo: 50_000, credit: 600 },
  ];
  return { rules, fees, shippingCredit };
}

function amazon(): Store {
  const rules = reference.amazonReferral.rememberedCurrent.rows.map(({ commission }) => ruleOf(commission));
  const fees = reference.classifications.AMAZON_SA_FBA.tiers.flatMap(({ slabs }) =>
    slabs.map(({ feeBelow, feeAbove }) => feeOf(feeBelow, feeAbove, 2500)),
  );
  return { rules, fees, shippingCredit: [] };
}

function ruleOf(commission: {
  type: string;
  rate1: number;
  breakpoint: number | null;
  rate2: number | null;
}): ReferralRule {
  const { type, rate1, breakpoint, rate2 } = commission;
  const first = Math.round(rate1 * 100);
  if (breakpoint === null || rate2 === null) return { shape: 'flat', rate1: first };
  const shape = type === 'sliding' ? 'sliding' : 'threshold';
  return { shape, rate1: first, limit: breakpoint * 100, rate2: Math.round(rate2 * 100) };
}

function feeOf(below: number, above: number, breakpoint: number | null): FulfilmentFee {
  return { below: Math.round(below * 100), above: Math.round(above * 100), breakpoint };
}

export function pick<T>(from: readonly T[], draw: () => number): T {
  const one = from[Math.floor(draw() * from.length)];
  if (one === undefined) throw new Error('Nothing to draw from');
  return one;
}

/** Numbers from 0 to below 1 by a linear congruence modulo 2^32. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
