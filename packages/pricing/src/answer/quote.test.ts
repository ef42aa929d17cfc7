import { expect, test } from 'vitest';
import type { FeeTable } from '../fees/fee-table.ts';
import { meetsTarget } from '../search/shortfall.ts';
import type { Product } from '../fees/product.ts';
import { quote, type Quote } from './quote.ts';
import { kettle, storeTable } from '../testing/store-table.ts';

const outcome = (changes: Partial<Product>, table = storeTable) => quote(table, { ...kettle, ...changes });

function answer(changes: Partial<Product>, table = storeTable): Quote {
  const found = outcome(changes, table);
  if (!found.ok) throw new Error(found.reason);
  return found;
}

test('a product gets its parcel, its fee table, its prices and their lines', () => {
  const found = answer({});
  expect(found.store).toBe('STORE');
  expect(found.version.name).toBe('September 2025');
  expect(found.parcel).toEqual({
    sizeClass: 'parcel',
    shippingWeight: 1000,
    fee: { below: 800, above: 1000, breakpoint: 2500 },
  });
  expect(found.target).toEqual({ fixed: 460, ofPrice: 2000 });
  expect(found.recommended.statement.price % 100).toBe(95);
  expect(found.final).toEqual(found.recommended);
  expect(meetsTarget(found.terms, found.target, found.minimum.statement.price - 1)).toBe(false);
  expect(found.deadZones).toEqual([{ first: 2501, last: 2774, earnsMoreAt: 2500 }]);
  expect(found.recommended.margins.ofPrice).toBeGreaterThanOrEqual(2000);
  expect(found.recommended.health).toBe('healthy');
});

test('the range factor alone is the target when the seller has none, and the floor when one has', () => {
  expect(answer({ marginRate: undefined }).target).toEqual({ fixed: 460 });
  expect(answer({ marginRate: undefined, marginAmount: 459 }).target).toEqual({ fixed: 460 });
  expect(answer({ marginRate: undefined, marginAmount: 461 }).target).toEqual({ fixed: 461 });
  expect(answer({ marginBase: 'net' }).target).toEqual({ fixed: 460, ofNet: 2000 });
  expect(answer({ marginBase: 'cost' }).target).toEqual({ fixed: 460, ofCost: 2000 });
  expect(answer({ subFamily: 'care' }).rangeFactorFloor).toBe(575);
});

const proposed: FeeTable = {
  ...storeTable,
  rangeFactors: storeTable.rangeFactors.map((each) => ({ ...each, status: 'proposed', confirmed: false })),
};
const cheap = { cost: 800, marginRate: 500 };

test('a proposed range factor does not change the seller’s own target, and says what it would require', () => {
  const found = answer(cheap, proposed);
  expect(found.target).toEqual({ ofPrice: 500 });
  expect(found).toMatchObject({ rangeFactorRole: 'advice', rangeFactorFloor: 320, ownPrice: null });
  const bound = answer(cheap);
  expect(bound.recommended.statement.price).toBeGreaterThan(found.recommended.statement.price);
  expect(found.proposal).toMatchObject({ floor: 320, price: bound.recommended.statement.price });
  expect(answer({ ...cheap, marginRate: 3000 }, proposed).proposal).toBeNull();
});

test('a confirmed range factor raises it, and says what the own target alone requires', () => {
  const found = answer(cheap);
  expect(found.target).toEqual({ ofPrice: 500, fixed: 320 });
  expect(found).toMatchObject({ rangeFactorRole: 'floor', proposal: null });
  expect(found.ownPrice).toBe(answer(cheap, proposed).recommended.statement.price);
  expect(answer({ ...cheap, marginRate: 3000 }).ownPrice).toBeNull();
});

test('without a target of the seller’s own a factor is the target, also a proposed one', () => {
  const found = answer({ marginRate: undefined }, proposed);
  expect(found).toMatchObject({
    target: { fixed: 460 },
    ownTarget: null,
    rangeFactorRole: 'target',
    rangeFactor: { confirmed: false },
    proposal: null,
  });
});

test('a cost in bands that are only proposed has its factor; one in no band at all has none', () => {
  expect(outcome({ cost: 100_000 }, proposed).ok).toBe(true);
  expect(outcome({ cost: 100_001, marginRate: undefined }, proposed)).toMatchObject({
    reason: 'missingFactor',
  });
});

test('a cost in no band is priced by the seller’s own target alone', () => {
  const found = answer({ cost: 100_001 });
  expect(found).toMatchObject({
    rangeFactor: null,
    rangeFactorFloor: null,
    rangeFactorRole: 'none',
    ownPrice: null,
    proposal: null,
  });
  expect(found.target).toEqual(found.ownTarget);
});

test('a proposed band below a confirmed one does not raise its floor', () => {
  const [low, high] = storeTable.rangeFactors;
  if (low === undefined || high === undefined) throw new Error('The table has two bands');
  const dear = { ...low, factor: 30_000, status: 'proposed', confirmed: false } as const;
  const found = answer({ cost: 6000, marginRate: 0 }, { ...storeTable, rangeFactors: [dear, high] });
  expect(found).toMatchObject({ rangeFactorFloor: 1800, target: { fixed: 1800 } });
  expect(found.proposal).toMatchObject({ floor: 10_000 });
});

test('a proposal for a sub family does not set a confirmed general factor aside', () => {
  const rangeFactors = storeTable.rangeFactors.map((each) =>
    each.scope.kind === 'general'
      ? each
      : ({ ...each, factor: 10_100, status: 'proposed', confirmed: false } as const),
  );
  const table = { ...storeTable, rangeFactors };
  const care = { subFamily: 'care', cost: 1000 };
  expect(answer({ ...care, marginRate: 0 }, table).target).toEqual({ ofPrice: 0, fixed: 400 });
  expect(answer({ ...care, marginRate: undefined }, table)).toMatchObject({
    target: { fixed: 400 },
    rangeFactor: { confirmed: true },
  });
});

test('an own price is the final one, with its position', () => {
  const found = answer({ cost: 600, marginRate: undefined, marginAmount: 400, price: 2600 });
  expect(found.final.statement.price).toBe(2600);
  expect(found.finalMeetsTarget).toBe(false);
  expect(found.final.gap).toEqual(found.gaps[0]);
  expect(found.final.deadZone).toEqual({ first: 2501, last: 2774, earnsMoreAt: 2500 });
});

test('the ending is the store’s unless the seller chooses one', () => {
  expect(answer({ ending: 'whole' }).recommended.statement.price % 100).toBe(0);
  expect(answer({ ending: 'none' }).recommended).toEqual(answer({ ending: 'none' }).minimum);
});

test('a registered seller’s cost is used before VAT', () => {
  expect(answer({ cost: 1150, costIncludesVat: true }).final.statement.cost).toBe(1000);
});

test('an unregistered seller bears exactly the entered cost', () => {
  const unregistered = { vatRegistered: false, costIncludesVat: true };
  for (let cost = 1000; cost < 1100; cost += 1) {
    expect(answer({ ...unregistered, cost }).final.statement.cost).toBe(cost);
  }
  expect(answer({ vatRegistered: false, cost: 1000 }).final.statement.cost).toBe(1150);
});

test.each([false, true])(
  'at the largest cost the final price still meets the own target, whatever the factor asks (VAT in cost: %s)',
  (costIncludesVat) => {
    for (const table of [storeTable, proposed]) {
      const product = { costIncludesVat, price: 4995, vatRegistered: false };
      const max = answer(product, table).largestCost ?? 0;
      const ownHolds = (cost: number): boolean => {
        const { terms, ownTarget, final } = answer({ ...product, cost }, table);
        return meetsTarget(terms, ownTarget ?? {}, final.statement.price);
      };
      expect([ownHolds(max), ownHolds(max + 1)]).toEqual([true, false]);
    }
  },
);

test('without an own target the largest cost is the one at which the range factor still holds', () => {
  const product = { marginRate: undefined, price: 4995 };
  const max = answer(product).largestCost ?? 0;
  expect(answer({ ...product, cost: max }).finalMeetsTarget).toBe(true);
  expect(answer({ ...product, cost: max + 1 }).finalMeetsTarget).toBe(false);
});

test('typed fees take the place of the table’s', () => {
  const override = {
    referral: { shape: 'flat', rate1: 500 },
    fulfilment: { below: 300, above: 300, breakpoint: null },
  } as const;
  const found = answer({ override, subFamily: 'unheardOf', sides: undefined, weight: undefined });
  expect(found.parcel).toBeNull();
  expect(found.terms).toMatchObject(override);
});

test('a store without published rates asks for the missing one by name', () => {
  const manual = { ...storeTable, store: { ...storeTable.store, manualRates: true } };
  const referral = { shape: 'flat', rate1: 500 } as const;
  const missing = { ok: false, reason: 'manualRateMissing', store: 'STORE' };
  expect(quote(manual, kettle)).toEqual({ ...missing, fee: 'referral' });
  expect(quote(manual, { ...kettle, override: { referral } })).toEqual({ ...missing, fee: 'fulfilment' });
});

test('each refusal has its reason and its data', () => {
  expect(outcome({ subFamily: 'toys' })).toEqual({
    ok: false,
    reason: 'noReferralRule',
    store: 'STORE',
    subFamily: 'toys',
  });
  expect(outcome({ subFamily: 'constructor' })).toMatchObject({ reason: 'noReferralRule' });
  expect(outcome({ cost: 100_001, marginRate: undefined })).toEqual({
    ok: false,
    reason: 'missingFactor',
    cost: 100_001,
  });
  expect(outcome({ sides: undefined })).toEqual({ ok: false, reason: 'sizeMissing' });
  expect(outcome({ marginRate: 7300 })).toMatchObject({
    ok: false,
    reason: 'targetUnreachable',
    highestMargin: { rate: 7295 },
  });
});

test.each([
  ['cost', { cost: 0 }],
  ['cost', { cost: -5 }],
  ['cost', { cost: 10.5 }],
  ['cost', { cost: Number.NaN }],
  ['cost', { cost: 1_234_567_890_123 }],
  ['weight', { weight: 0 }],
  ['sides.1', { sides: [10, 0, 10] as const }],
  ['marginRate', { marginRate: 10_001 }],
  ['marginAmount', { marginAmount: -1 }],
  ['extraRate', { extraRate: 10_001 }],
  ['price', { price: 0 }],
  ['override.referral.rate1', { override: { referral: { shape: 'flat', rate1: -1 } as const } }],
])('%s outside its limits is rejected at its field', (field, changes) => {
  expect(outcome(changes)).toMatchObject({ ok: false, reason: 'outOfLimits', field });
});
