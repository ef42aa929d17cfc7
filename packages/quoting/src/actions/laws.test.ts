import { marginBases } from '@saer/contract/products/product-input';
import { priceEndings } from '@saer/contract/fees/choices';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoreProduct } from '../fee-book.ts';
import { priceProduct } from '../price-product.ts';
import { findAction } from './find-action.ts';
import { type Fix, findFixes } from './find-fixes.ts';
import type { SellingProduct } from './standing.ts';
import { kettle, kettleBook } from './testing/kettle-book.ts';

const side = fc.integer({ min: 10, max: 500 });
const limit = fc.option(fc.integer({ min: 1, max: 12_000 }), { freq: 3 });

/** Products around the fee step and the slabs, with every kind of target, and prices with every ending. */
const sold: fc.Arbitrary<SellingProduct> = fc
  .record({
    cost: fc.integer({ min: 1, max: 5000 }),
    costIncludesVat: fc.boolean(),
    vatRegistered: fc.boolean(),
    marginRate: fc.integer({ min: 0, max: 4000 }),
    marginBase: fc.constantFrom(...marginBases),
    marginAmount: fc.option(fc.integer({ min: 0, max: 2000 }), { nil: undefined }),
    ending: fc.option(fc.constantFrom(...priceEndings), { nil: undefined }),
    store: fc.constantFrom('STORE', 'CHEAP', 'COLLECTS'),
    sides: fc.tuple(side, side, side),
    weight: fc.integer({ min: 10, max: 3000 }),
    price: fc.oneof(fc.integer({ min: 1, max: 12_000 }), fc.integer({ min: 2400, max: 2900 })),
    limits: fc.tuple(limit, limit),
  })
  .map(({ price, limits: [one, other], marginAmount, ending, ...changes }) => ({
    product: kettle({
      ...changes,
      ...(marginAmount === undefined ? {} : { marginAmount }),
      ...(ending === undefined ? {} : { ending }),
    }),
    price,
    minPrice: one !== null && other !== null ? Math.min(one, other) : null,
    maxPrice: one !== null && other !== null ? Math.max(one, other) : null,
  }));

/** The price of a product by the engine, apart from the code under test. */
function quoted(product: StoreProduct, price: number) {
  const priced = priceProduct(kettleBook, { ...product, price });
  return priced.ok ? priced.quote : undefined;
}

const found = (selling: SellingProduct) => {
  const answer = findAction(kettleBook, selling);
  return answer.ok ? answer : undefined;
};

const always = (check: (selling: SellingProduct) => void) =>
  fc.assert(fc.property(sold, check), { numRuns: 1000 });

function changed(product: StoreProduct, fix: Fix, more = 0): StoreProduct {
  if (fix.kind === 'cost') return { ...product, cost: fix.cost + more };
  if (fix.kind === 'handover') return { ...product, handover: fix.handover };
  if (fix.kind === 'store') return { ...product, store: fix.store };
  const to = fix.to + more;
  if (fix.cut === 'weight') return { ...product, weight: to };
  const [first, second, third] = product.sides ?? [to, to, to];
  return {
    ...product,
    sides: [fix.cut === 0 ? to : first, fix.cut === 1 ? to : second, fix.cut === 2 ? to : third],
  };
}

describe('every suggested price', () => {
  test('meets the target without a loss, in no gap or dead zone, and is permitted', () => {
    always((selling) => {
      const { product, minPrice, maxPrice } = selling;
      for (const { price, profit } of found(selling)?.action?.prices ?? []) {
        const quote = quoted(product, price);
        expect(quote?.finalMeetsTarget).toBe(true);
        expect(quote?.final).toMatchObject({ gap: null, deadZone: null, statement: { profit } });
        expect(profit).toBeGreaterThanOrEqual(0);
        expect(price).toBeGreaterThanOrEqual(minPrice ?? price);
        expect(price).toBeLessThanOrEqual(maxPrice ?? price);
      }
    });
  });

  test('earns more than the selling price by its gain', () => {
    always((selling) => {
      const { action } = found(selling) ?? {};
      for (const { profit, gain } of action?.prices ?? []) {
        expect(gain).toBeGreaterThan(0);
        expect(profit - gain).toBe(action?.profit);
      }
      expect(action?.gain ?? 1).toBeGreaterThan(0);
    });
  });

  test('removes the product from its list', () => {
    always((selling) => {
      const { action } = found(selling) ?? {};
      for (const { price } of action?.prices ?? [])
        expect(found({ ...selling, price })?.action?.kind).not.toBe(action?.kind);
    });
  });

  test('of a rise is less than a riyal away and pays no other fulfilment fee', () => {
    always((selling) => {
      const { action } = found(selling) ?? {};
      if (action?.kind !== 'rise') return;
      const before = quoted(selling.product, selling.price)?.final.statement;
      for (const { price } of action.prices) {
        const after = quoted(selling.product, price)?.final.statement;
        expect(price - selling.price).toBeLessThan(100);
        expect(after?.fulfilment).toBe(before?.fulfilment);
      }
    });
  });
});

test('a product with nothing to do meets its target in no dead zone', () => {
  always((selling) => {
    const answer = found(selling);
    if (answer === undefined || answer.action !== null) return;
    const quote = quoted(selling.product, selling.price);
    expect(quote?.finalMeetsTarget).toBe(true);
    expect(quote?.final.deadZone).toBeNull();
    expect(quote?.final.health).not.toBe('loss');
  });
});

test('every other change meets the target at its price, and a smaller one does not', () => {
  always((selling) => {
    const answer = found(selling);
    if (answer === undefined) return;
    const { action } = answer;
    const needed = action?.prices.find(({ price }) => price > selling.price)?.price ?? Infinity;
    for (const fix of findFixes(kettleBook, kettleBook, answer)) {
      const price = fix.price ?? selling.price;
      const after = quoted(changed(selling.product, fix), price);
      expect(after?.finalMeetsTarget).toBe(true);
      expect(after?.final.statement.profit).toBe(fix.profit);
      expect(fix.profit).toBeGreaterThanOrEqual(0);
      expect(fix.gain).toBe(fix.profit - (action?.profit ?? 0));
      expect(fix.gain).toBeGreaterThan(0);
      if (fix.price !== null) {
        expect(price).toBeLessThan(needed);
        expect(after?.final.deadZone).toBeNull();
      } else if (fix.kind === 'cost' || fix.kind === 'pack') {
        const smaller = quoted(changed(selling.product, fix, 1), price);
        expect(smaller?.finalMeetsTarget === true && smaller.final.statement.profit >= 0).toBe(false);
      }
    }
  });
});
