import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSizeClasses, type DraftSizeClass } from './check-size-classes.ts';
import type { FeeTable } from './fee-table.ts';
import { parcelOf } from './parcel.ts';
import { kettle, storeTable } from '../testing/store-table.ts';

const { shippingWeight: rule } = storeTable.store;
const slab = (maxWeight: number, feeBelow = 500, feeAbove = feeBelow) => ({ maxWeight, feeBelow, feeAbove });
const sizeClass = (written: Partial<DraftSizeClass> = {}): DraftSizeClass => ({
  handover: null,
  longestSide: 300,
  medianSide: 200,
  shortestSide: 100,
  packaging: 40,
  maxShippingWeight: 500,
  breakpoint: 2500,
  slabs: [slab(250), slab(500, 600)],
  overflowStep: null,
  overflowFee: null,
  ...written,
});
const rowErrorsOf = (...classes: DraftSizeClass[]) => checkSizeClasses(classes, rule).problems;
const warningsOf = (...classes: DraftSizeClass[]) => checkSizeClasses(classes, rule).warnings;

test('the classes of a valid table have no errors', () => {
  const classes = storeTable.sizeClasses.map(({ overflow, ...each }) => ({
    ...each,
    handover: null,
    overflowStep: overflow?.step ?? null,
    overflowFee: overflow?.fee ?? null,
  }));
  expect(checkSizeClasses(classes, rule)).toEqual({ problems: [], warnings: [] });
});

test('a side longer than the one before it is named, also where the median is left open', () => {
  expect(rowErrorsOf(sizeClass({ medianSide: 301, shortestSide: 302 }))).toEqual([
    { classAt: 0, reason: 'sidesNotFalling', field: 'medianSide' },
    { classAt: 0, reason: 'sidesNotFalling', field: 'shortestSide' },
  ]);
  expect(rowErrorsOf(sizeClass({ medianSide: null, shortestSide: 301 }))).toEqual([
    { classAt: 0, reason: 'sidesNotFalling', field: 'shortestSide' },
  ]);
  expect(rowErrorsOf(sizeClass({ medianSide: 300, shortestSide: 300 }))).toEqual([]);
});

test('a class without slabs, and the slab that does not rise, are named', () => {
  expect(rowErrorsOf(sizeClass({ slabs: [] }))).toEqual([{ classAt: 0, reason: 'slabsMissing' }]);
  expect(rowErrorsOf(sizeClass({ slabs: [slab(250), slab(250), slab(200), slab(500)] }))).toEqual([
    { classAt: 0, reason: 'slabsNotRising', slab: 1 },
    { classAt: 0, reason: 'slabsNotRising', slab: 2 },
  ]);
});

test('slabs that end before the maximum are an error, unless a heavier parcel has its own fee', () => {
  const early = { slabs: [slab(250), slab(499)] };
  expect(rowErrorsOf(sizeClass(early))).toEqual([
    { classAt: 0, reason: 'slabsEndEarly', last: 499, maximum: 500 },
  ]);
  expect(rowErrorsOf(sizeClass({ ...early, overflowStep: 100, overflowFee: 0 }))).toEqual([]);
  expect(rowErrorsOf(sizeClass({ ...early, maxShippingWeight: null }))).toEqual([]);
});

test('a step without a fee asks for the fee, and a fee for the step', () => {
  expect(rowErrorsOf(sizeClass({ overflowStep: 100 }))).toEqual([
    { classAt: 0, reason: 'overflowIncomplete', field: 'overflowFee' },
  ]);
  expect(rowErrorsOf(sizeClass({ overflowFee: 100 }))).toEqual([
    { classAt: 0, reason: 'overflowIncomplete', field: 'overflowStep' },
  ]);
});

test('a class that an earlier one hides names it, but not one for the other way of handing over', () => {
  const narrow = sizeClass({ longestSide: 299 });
  const hidden = { classAt: 1, reason: 'classNotWider', earlier: 0 };
  expect(rowErrorsOf(sizeClass(), narrow)).toEqual([hidden]);
  expect(rowErrorsOf(narrow, sizeClass())).toEqual([]);
  expect(rowErrorsOf(sizeClass({ handover: 'PICKUP' }), { ...narrow, handover: 'DROP_OFF' })).toEqual([]);
  expect(rowErrorsOf(sizeClass({ handover: 'PICKUP' }), narrow)).toEqual([]);
  expect(rowErrorsOf(sizeClass(), { ...narrow, handover: 'DROP_OFF' })).toEqual([hidden]);
  expect(rowErrorsOf(sizeClass({ handover: 'PICKUP' }), sizeClass({ handover: 'DROP_OFF' }), narrow)).toEqual(
    [{ classAt: 2, reason: 'classNotWider', earlier: 1 }],
  );
});

test('heavier packaging can make the wider class carry less', () => {
  const packed = sizeClass({ packaging: 100 });
  expect(rowErrorsOf(packed, sizeClass())).toEqual([]);
  expect(checkSizeClasses([packed, sizeClass()], { ...rule, addsPackaging: false }).problems).toEqual([
    { classAt: 1, reason: 'classNotWider', earlier: 0 },
  ]);
});

test('unusual values cause warnings: a decreasing fee, an unused second fee, an unreachable slab', () => {
  expect(warningsOf(sizeClass({ slabs: [slab(250, 600), slab(500, 500, 600)] }))).toEqual([
    { classAt: 0, reason: 'feeFalls', slab: 1, field: 'feeBelow' },
  ]);
  expect(warningsOf(sizeClass({ breakpoint: null, slabs: [slab(500, 500, 600)] }))).toEqual([
    { classAt: 0, reason: 'feeAboveUnused', slab: 0 },
  ]);
  expect(warningsOf(sizeClass({ slabs: [slab(500), slab(600)] }))).toEqual([
    { classAt: 0, reason: 'slabAboveMaximum', slab: 1 },
  ]);
});

const limit = fc.option(fc.constantFrom(100, 200, 300));
const drawnClass: fc.Arbitrary<DraftSizeClass> = fc.record({
  handover: fc.constantFrom('DROP_OFF', 'PICKUP', null),
  longestSide: limit,
  medianSide: limit,
  shortestSide: limit,
  packaging: fc.constantFrom(0, 20, 90),
  maxShippingWeight: fc.option(fc.integer({ min: 100, max: 600 })),
  breakpoint: fc.constant(2500),
  slabs: fc.array(
    fc.integer({ min: 100, max: 600 }).map((weight) => slab(weight)),
    { maxLength: 3 },
  ),
  overflowStep: fc.option(fc.constant(100), { freq: 1 }),
  overflowFee: fc.option(fc.constant(100), { freq: 1 }),
});
const drawnRule = fc.record({
  addsPackaging: fc.boolean(),
  volumetricDivisor: fc.option(fc.constant(5000)),
  roundUpTo: fc.option(fc.constantFrom(50, 70)),
});
const side = fc.integer({ min: 1, max: 320 });
const parcel = fc.record({ sides: fc.tuple(side, side, side), weight: fc.integer({ min: 1, max: 700 }) });

/** The classes in the engine's format for one way of handing over, named by their position. */
const tableOf = (classes: readonly DraftSizeClass[], shippingWeight: typeof rule, way: string): FeeTable => ({
  ...storeTable,
  store: { ...storeTable.store, shippingWeight },
  sizeClasses: classes.flatMap(({ handover, overflowStep: step, overflowFee: fee, ...each }, at) =>
    handover === null || handover === way
      ? [
          {
            ...each,
            code: String(at),
            slabs: each.slabs.toSorted((a, b) => a.maxWeight - b.maxWeight),
            overflow:
              step === null || fee === null
                ? null
                : { above: Math.max(0, ...each.slabs.map(({ maxWeight }) => maxWeight)), step, fee },
          },
        ]
      : [],
  ),
});

test('no parcel ever reaches a class that is called hidden', () => {
  fc.assert(
    fc.property(
      fc.array(drawnClass, { minLength: 2, maxLength: 5 }),
      drawnRule,
      fc.array(parcel, { minLength: 20, maxLength: 20 }),
      (classes, shippingWeight, parcels) => {
        const hidden = checkSizeClasses(classes, shippingWeight).problems.flatMap((each) =>
          each.reason === 'classNotWider' ? [String(each.classAt)] : [],
        );
        for (const way of ['DROP_OFF', 'PICKUP']) {
          const table = tableOf(classes, shippingWeight, way);
          for (const each of parcels) {
            const found = parcelOf(table, { ...kettle, ...each });
            if ('sizeClass' in found && !('ok' in found)) expect(hidden).not.toContain(found.sizeClass);
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('a class is called hidden as soon as it follows itself', () => {
  fc.assert(
    fc.property(drawnClass, drawnRule, (each, shippingWeight) => {
      const { problems } = checkSizeClasses([each, each], shippingWeight);
      const hidden = problems.some(({ reason, classAt }) => reason === 'classNotWider' && classAt === 1);
      expect(hidden).toBe(each.slabs.length > 0);
    }),
  );
});
