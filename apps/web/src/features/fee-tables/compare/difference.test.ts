import { expect, test } from 'vitest';
import { changedFigures, type Content, compareFigures, isSame } from './difference.ts';

const provenance = { status: 'sourced', source: null, note: null } as const;
const box = {
  code: 'box',
  nameEn: 'Box',
  nameAr: 'صندوق',
  handover: null,
  longestSide: 450,
  medianSide: 340,
  shortestSide: 260,
  packaging: 100,
  maxShippingWeight: 12_000,
  breakpoint: null,
  overflowStep: null,
  overflowFee: null,
  slabs: [
    { maxWeight: 250, feeBelow: 700, feeAbove: 700 },
    { maxWeight: 500, feeBelow: 750, feeAbove: 750 },
  ],
  ...provenance,
};
const phones = {
  subFamily: 'phones',
  shape: 'flat',
  rate1: 500,
  limit: null,
  rate2: null,
  ...provenance,
} as const;
const rules = {
  feeVat: 1_500,
  minReferral: 100,
  priceEnding: 'none',
  addsPackaging: true,
  volumetricDivisor: 5_000,
  roundUpTo: 50,
  shippingCredit: [{ upTo: 10_000, credit: 1_200 }],
} as const;
const content: Content = {
  ...rules,
  shippingCredit: [...rules.shippingCredit],
  classes: [box],
  rates: [phones],
};

test('a rule that changed is named with its values; a workbook, which has none, changes none', () => {
  const free: Content = { ...content, minReferral: 500_00, shippingCredit: [] };
  const difference = compareFigures(content, free);
  expect(isSame(difference)).toBe(false);
  expect(difference.rules).toEqual([
    { rule: 'minReferral', before: 100, after: 500_00 },
    { rule: 'shippingCredit', before: rules.shippingCredit, after: [] },
  ]);
  expect(isSame(compareFigures(content, { classes: [box], rates: [phones] }))).toBe(true);
});

test('a version does not differ from itself', () => {
  expect(isSame(compareFigures(content, content))).toBe(true);
});

test('a changed fee is named by its slab, with its values before and after', () => {
  const slabs = [
    box.slabs[0] ?? { maxWeight: 0, feeBelow: 0, feeAbove: 0 },
    { maxWeight: 500, feeBelow: 800, feeAbove: 750 },
  ];
  const { classes } = compareFigures(content, { ...content, classes: [{ ...box, slabs }] });
  expect(classes).toMatchObject([
    {
      is: 'changed',
      changes: [],
      slabs: [
        { is: 'same' },
        { maxWeight: 500, is: 'changed', changes: [{ field: 'feeBelow', before: 750, after: 800 }] },
      ],
    },
  ]);
});

test('slabs, classes and commissions are added and removed', () => {
  const other: Content = {
    classes: [
      { ...box, code: 'bag' },
      { ...box, slabs: box.slabs.slice(0, 1) },
    ],
    rates: [{ ...phones, subFamily: 'laptops' }],
  };
  const { classes, rates } = compareFigures(content, other);
  expect(classes.map(({ key, is }) => [key.trim(), is])).toEqual([
    ['bag', 'added'],
    ['box', 'changed'],
  ]);
  expect(classes[1]?.slabs.map(({ is }) => is)).toEqual(['same', 'removed']);
  expect(rates.map(({ key, is }) => [key, is])).toEqual([
    ['laptops', 'added'],
    ['phones', 'removed'],
  ]);
});

test('one code handed over in two ways is two classes', () => {
  const { classes } = compareFigures(content, { ...content, classes: [box, { ...box, handover: 'PICKUP' }] });
  expect(classes.map(({ is }) => is)).toEqual(['same', 'added']);
});

test('two versions are compared by their figures: a copy that is to be confirmed differs in none', () => {
  const unsourced = {
    ...content,
    classes: content.classes.map((each) => ({ ...each, source: 'Elsewhere' })),
  };
  expect(isSame(compareFigures(content, unsourced))).toBe(false);
  expect(isSame(compareFigures(content, unsourced, 'figures'))).toBe(true);
});

test('differing figures are counted one by one: not rows, names or provenance', () => {
  const after: Content = {
    classes: [
      {
        ...box,
        nameEn: 'Parcel',
        packaging: 120,
        slabs: box.slabs.map((slab) => ({
          ...slab,
          feeBelow: slab.feeBelow + 50,
          feeAbove: slab.feeAbove + 50,
        })),
      },
    ],
    rates: [{ ...phones, rate1: 700, status: 'proposed', note: 'raised' }],
  };
  const { classes, rates } = compareFigures(content, after);
  expect([changedFigures(classes), changedFigures(rates)]).toEqual([5, 1]);
});
