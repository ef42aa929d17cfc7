import { describe, expect, test } from 'vitest';
import { type ChargedFees, findFeeDoubts } from './find-fee-doubts.ts';

const slab = (maxWeight: number, fee: number) => ({ maxWeight, feeBelow: fee, feeAbove: fee });
const usual: ChargedFees = {
  rules: {
    feeVat: 1_500,
    minReferral: 1_00,
    priceEnding: 'none',
    addsPackaging: true,
    volumetricDivisor: 5_000,
    roundUpTo: 50,
    shippingCredit: [{ upTo: 100_00, credit: 12_00 }],
  },
  classes: [
    {
      code: 'parcel',
      handover: null,
      breakpoint: 25_00,
      overflowFee: 1_00,
      slabs: [slab(500, 7_00), slab(1_000, 8_00)],
    },
  ],
  rates: [{ subFamily: 'toys', rate1: 1_500, rate2: null, limit: null }],
};
const toys = (rate1: number): ChargedFees => ({
  ...usual,
  rates: [{ subFamily: 'toys', rate1, rate2: null, limit: null }],
});
const parcel = (...slabs: readonly ReturnType<typeof slab>[]): ChargedFees => ({
  ...usual,
  classes: usual.classes.map((each) => ({ ...each, slabs })),
});

const ruled = (rules: Partial<ChargedFees['rules']>): ChargedFees => ({
  ...usual,
  rules: { ...usual.rules, ...rules },
});

const kinds = (
  fees: ChargedFees,
  earlier: readonly ChargedFees[] = [usual],
  more: Partial<Parameters<typeof findFeeDoubts>[0]> = {},
) =>
  findFeeDoubts({ fees, earlier, offered: ['toys'], otherRates: new Map(), ...more }).map(({ kind }) => kind);

describe('a commission', () => {
  test.each([
    [1_500, []],
    [4_499, []],
    [4_500, ['farFromBefore']],
    [501, []],
    [500, ['farFromBefore']],
    [100, ['farFromBefore']],
    [99, ['belowOnePercent']],
    [15, ['belowOnePercent']],
    [0, ['zero']],
    [5_000, ['veryHigh']],
  ])('of 15 %% becomes %s: %j', (rate, expected) => expect(kinds(toys(rate))).toEqual(expected));

  test('that no table before has is held against the nearest at other stores', () => {
    const none = { ...usual, rates: [] };
    const others = new Map([['toys', [0, 800, 1_500]]]);
    expect(kinds(toys(4_400), [none], { otherRates: others })).toEqual([]);
    expect(kinds(toys(4_500), [none], { otherRates: others })).toEqual(['farFromOthers']);
    expect(kinds(toys(266), [none], { otherRates: others })).toEqual(['farFromOthers']);
    expect(kinds(toys(4_500), [none])).toEqual([]);
  });

  test('that stood in any earlier table is not doubted', () => {
    expect(kinds(toys(15), [usual, toys(15)])).toEqual([]);
    expect(kinds(toys(15), [toys(15), usual])).toEqual([]);
  });

  test('is missing where its category is offered, and only there', () => {
    const none = { ...usual, rates: [] };
    expect(kinds(none)).toEqual(['noCommission']);
    expect(kinds(none, [usual], { offered: [] })).toEqual([]);
    expect(kinds(none, [])).toEqual(['noCommission']);
  });
});

describe('a fee', () => {
  test('of 1,000 riyals, of nothing, and three times as high', () => {
    expect(kinds(parcel(slab(500, 7_00), slab(1_000, 1_000_00)))).toEqual(['veryHigh', 'veryHigh']);
    expect(kinds(parcel(slab(500, 0), slab(1_000, 8_00)))).toEqual(['zero', 'zero']);
    expect(kinds(parcel(slab(500, 7_00), slab(1_000, 24_00)))).toEqual(['farFromBefore', 'farFromBefore']);
  });

  test('of a heavier parcel that is cheaper, unless both stood before', () => {
    const cheaper = parcel(slab(500, 7_00), slab(1_000, 6_99));
    expect(kinds(cheaper)).toEqual(['heavierCheaper', 'heavierCheaper']);
    expect(kinds(cheaper, [cheaper])).toEqual([]);
    expect(kinds(parcel(slab(500, 7_01), slab(1_000, 6_99)), [cheaper])).toEqual([
      'heavierCheaper',
      'heavierCheaper',
    ]);
  });

  test('of a class that is gone', () => {
    expect(kinds({ ...usual, classes: [] })).toEqual(['classGone']);
    expect(kinds({ ...usual, classes: [] }, [])).toEqual([]);
  });
});

test('a key holds the figures: with another it is another doubt', () => {
  const [one] = findFeeDoubts({ fees: toys(15), earlier: [usual], offered: [], otherRates: new Map() });
  const [other] = findFeeDoubts({ fees: toys(16), earlier: [usual], offered: [], otherRates: new Map() });
  expect(one?.key).toBe('belowOnePercent:toys::::rate1:was1500:is15');
  expect(other?.key).not.toBe(one?.key);
});

test('a category without a commission is the same doubt whatever it charged before', () => {
  const none = { ...usual, rates: [] };
  const keyAfter = (before: ChargedFees) =>
    findFeeDoubts({ fees: none, earlier: [before], offered: ['toys'], otherRates: new Map() })[0]?.key;
  expect(keyAfter(usual)).toBe(keyAfter(none));
});

describe('a rule of the store', () => {
  test.each<Partial<ChargedFees['rules']>>([
    { minReferral: 500_00 },
    { minReferral: 1_01 },
    { feeVat: 500 },
    { priceEnding: '.99' },
    { addsPackaging: false },
    { volumetricDivisor: null },
    { roundUpTo: 100 },
    { shippingCredit: [] },
    { shippingCredit: [{ upTo: 100_00, credit: 12_01 }] },
  ])('that changes is doubted, with both values: %j', (change) => {
    const fees = ruled(change);
    const doubts = findFeeDoubts({ fees, earlier: [usual], offered: ['toys'], otherRates: new Map() });
    expect(doubts).toMatchObject([
      {
        kind: 'ruleChanged',
        field: Object.keys(change)[0],
        rules: { before: usual.rules, after: fees.rules },
      },
    ]);
  });

  test('that stood in an earlier table, or has none before, is not doubted unless it is very high', () => {
    expect(kinds(ruled({ minReferral: 500_00 }), [usual, ruled({ minReferral: 500_00 })])).toEqual([]);
    expect(kinds(ruled({ minReferral: 999_99 }), [])).toEqual([]);
    expect(kinds(ruled({ minReferral: 1_000_00 }), [])).toEqual(['veryHigh']);
  });

  test('is another doubt with another value', () => {
    const keys = [[], [{ upTo: 1, credit: 1 }], [{ upTo: 1, credit: 2 }]].map(
      (shippingCredit) =>
        findFeeDoubts({
          fees: ruled({ shippingCredit }),
          earlier: [usual],
          offered: ['toys'],
          otherRates: new Map(),
        })[0]?.key,
    );
    expect(new Set(keys).size).toBe(3);
  });
});
