import { expect, test } from 'vitest';
import type { StoreProduct } from '../fee-book.ts';
import { findAction } from './find-action.ts';
import { findFixes } from './find-fixes.ts';
import { kettle, kettleBook } from './testing/kettle-book.ts';

function fixesAt(price: number, changes: Partial<StoreProduct> = {}) {
  const found = findAction(kettleBook, { product: kettle(changes), price, minPrice: null, maxPrice: null });
  if (!found.ok) throw new Error(found.fieldError.code);
  return findFixes(kettleBook, kettleBook, found);
}

const kindsOf = (fixes: ReturnType<typeof fixesAt>) => fixes.map(({ kind }) => kind);

test('the highest cost is found at which the price meets the target', () => {
  // 40.00 leaves 7.68 of the 8.00 that are a fifth.
  expect(fixesAt(4000)[0]).toEqual({ kind: 'cost', cost: 1118, price: null, profit: 800, gain: 32 });
});

test('the floor of a confirmed range factor moves with the cost', () => {
  // Without a target of its own, profit is to be 0.4 of the cost: 0.4 × 13.55 = 5.42.
  const [cost] = fixesAt(3995, { cost: 1400, marginRate: 0 });
  expect(cost).toMatchObject({ kind: 'cost' });
  if (cost?.kind !== 'cost') throw new Error('There is a cost');
  expect(cost.profit).toBeGreaterThanOrEqual((cost.cost * 4) / 10);
  expect(cost.profit - 1).toBeLessThan(((cost.cost + 1) * 4) / 10);
});

test('a cost with VAT is answered with VAT', () => {
  const [withVat] = fixesAt(4000, { cost: 1322, costIncludesVat: true });
  expect(withVat).toMatchObject({ kind: 'cost', cost: 1286 });
});

test('the smallest cut of the weight is found that reaches a cheaper slab', () => {
  // 950 g and 100 g of packaging are over the slab of 1,000 g: the fee is 22.00 instead of 10.00.
  expect(fixesAt(4300, { weight: 950 })).toContainEqual({
    kind: 'pack',
    cut: 'weight',
    from: 950,
    to: 900,
    sizeClass: 'parcel',
    price: null,
    profit: 987,
    gain: 1200,
  });
});

test('the smallest cut of one side is found that reaches a cheaper class or a lower volume', () => {
  // 260 × 250 × 100 mm weigh 1,300 g by volume: with 60 mm less on the first side they weigh 1,000 g.
  const pack = fixesAt(4300, { sides: [260, 250, 100] }).find(({ kind }) => kind === 'pack');
  expect(pack).toMatchObject({ cut: 0, from: 260, to: 200, gain: 1200 });
});

test('no pack is suggested for fees that were entered, or where more than half would be cut off', () => {
  expect(
    kindsOf(fixesAt(4000, { override: { fulfilment: { below: 1100, above: 1100, breakpoint: null } } })),
  ).not.toContain('pack');
  expect(kindsOf(fixesAt(3000, { weight: 4000 }))).not.toContain('pack');
});

test('the other way of handing over is suggested where it meets the target', () => {
  expect(fixesAt(4000, { store: 'COLLECTS' })).toContainEqual({
    kind: 'handover',
    handover: 'PICKUP',
    price: null,
    profit: 968,
    gain: 200,
  });
  expect(kindsOf(fixesAt(4000))).not.toContain('handover');
});

test('other stores are suggested that meet the target at the same price', () => {
  expect(fixesAt(4000)).toContainEqual({
    kind: 'store',
    store: 'CHEAP',
    price: null,
    profit: 1128,
    gain: 360,
  });
});

test('a change that is not enough alone is suggested with a price below the one needed without it', () => {
  // At 950 g it needs 63.95; 50 g less and a tenth of the commission less need less.
  const fixes = fixesAt(3600, { weight: 950 });
  expect(fixes).toContainEqual(
    expect.objectContaining({ kind: 'pack', cut: 'weight', to: 900, price: 4095, profit: 838 }),
  );
  const store = fixes.find(({ kind }) => kind === 'store');
  expect(store?.price).toBeLessThan(6395);
});

test('a product that meets its target needs nothing', () => {
  expect(fixesAt(4095)).toEqual([]);
});
