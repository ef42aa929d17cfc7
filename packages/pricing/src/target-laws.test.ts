import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import type { FeeTable, PolicyFactor } from './fees/fee-table.ts';
import { ownTarget } from './fees/product-target.ts';
import { offer } from './answer/offer.ts';
import type { Product } from './fees/product.ts';
import { quote } from './answer/quote.ts';
import { answers, linesAt } from './testing/brute-force.ts';
import { kettle, storeTable } from './testing/store-table.ts';

const numRuns = 500;

// Stacked bands, some missing, some confirmed, each for everything or for the product's own sub family.
const bands: Arbitrary<PolicyFactor[]> = fc
  .array(
    fc.record({
      scope: fc.constantFrom({ kind: 'general' } as const, { kind: 'subFamily', code: 'home' } as const),
      width: fc.integer({ min: 1, max: 1500 }),
      factor: fc.integer({ min: 9000, max: 25_000 }),
      confirmed: fc.boolean(),
      isThere: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((drawn) => {
    const next = { general: 1, subFamily: 1 };
    return drawn.flatMap(({ scope, width, factor, confirmed, isThere }, at) => {
      const min = next[scope.kind];
      next[scope.kind] += width;
      const status = confirmed ? ('confirmed' as const) : ('proposed' as const);
      const band = { id: String(at), scope, min, max: min + width - 1, factor, status, confirmed };
      return isThere ? [band] : [];
    });
  });

const ownWish: Arbitrary<Pick<Product, 'marginRate' | 'marginBase' | 'marginAmount'>> = fc.record({
  marginRate: fc.option(fc.integer({ min: 0, max: 4000 }), { nil: undefined }),
  marginBase: fc.constantFrom('price' as const, 'net' as const, 'cost' as const),
  marginAmount: fc.option(fc.integer({ min: 0, max: 1500 }), { nil: undefined }),
});

const cost = fc.integer({ min: 1, max: 4000 });

const at = (rangeFactors: readonly PolicyFactor[], product: Product) =>
  quote({ ...storeTable, rangeFactors }, product);
const proposedOnly = (factors: readonly PolicyFactor[]): PolicyFactor[] =>
  factors.map((each) => ({ ...each, status: 'proposed', confirmed: false }));
const everywhere: PolicyFactor = {
  id: 'everywhere',
  scope: { kind: 'general' },
  min: 0,
  max: null,
  factor: 9000,
  status: 'proposed',
  confirmed: false,
};
const minimumOf = (table: FeeTable, product: Product): number => {
  const found = offer(table, product);
  return found.ok ? found.minimum.statement.price : Infinity;
};

test('the minimum is the first price that answers the own target and the confirmed factors', () => {
  fc.assert(
    fc.property(bands, ownWish, cost, (factors, wish, typed) => {
      const product: Product = { ...kettle, ...wish, cost: typed };
      const found = at(factors, product);
      const covered = factors.some(({ min, max }) => min <= typed && typed <= (max ?? typed));
      if (!covered && ownTarget(product) === null) {
        expect(found).toMatchObject({ reason: 'missingFactor' });
        return;
      }
      if (!found.ok) return;
      const { minimum, ownTarget: own, terms } = found;
      const answersAt = (price: number): boolean =>
        answers(factors, product, own, terms, linesAt(terms, price));
      const { price } = minimum.statement;
      expect(answersAt(price)).toBe(true);
      for (let lower = 1; lower < price; lower += 1) if (answersAt(lower)) expect(lower).toBe(price);
    }),
    { numRuns },
  );
});

test('a proposed factor never changes the price of an own target', () => {
  fc.assert(
    fc.property(bands, ownWish, cost, (factors, wish, typed) => {
      const marginRate = wish.marginRate ?? 1000;
      const product: Product = { ...kettle, ...wish, marginRate, cost: typed };
      const plain = offer({ ...storeTable, rangeFactors: [everywhere] }, product);
      const advised = offer({ ...storeTable, rangeFactors: [...proposedOnly(factors), everywhere] }, product);
      if (!plain.ok || !advised.ok) {
        expect([plain.ok, advised.ok]).toEqual([false, false]);
        return;
      }
      expect(advised.target).toEqual(plain.target);
      expect(advised.recommended).toEqual(plain.recommended);
    }),
    { numRuns },
  );
});

test('confirming a factor only raises the price for an own target, by at most what the proposal said', () => {
  fc.assert(
    fc.property(bands, ownWish, cost, (factors, wish, typed) => {
      const marginRate = wish.marginRate ?? 1000;
      const product: Product = { ...kettle, ...wish, marginRate, cost: typed };
      const confirmed = { ...storeTable, rangeFactors: [...factors, everywhere] };
      const none = { ...storeTable, rangeFactors: proposedOnly(confirmed.rangeFactors) };
      const all = factors.map((each) => ({ ...each, status: 'confirmed' as const, confirmed: true }));
      expect(minimumOf(confirmed, product)).toBeGreaterThanOrEqual(minimumOf(none, product));
      const before = quote(none, product);
      const after = offer({ ...storeTable, rangeFactors: all }, product);
      if (!before.ok || !after.ok) return;
      const max = before.proposal?.price ?? before.recommended.statement.price;
      expect(after.recommended.statement.price).toBeLessThanOrEqual(max);
    }),
    { numRuns },
  );
});

test('the largest cost of an own target is the same whatever the range factors say', () => {
  fc.assert(
    fc.property(bands, cost, fc.integer({ min: 500, max: 12_000 }), (factors, typed, price) => {
      const product: Product = { ...kettle, cost: typed, price };
      const plain = at([everywhere], product);
      const found = at([...factors, everywhere], product);
      if (!plain.ok || !found.ok) return;
      expect(found.largestCost).toBe(plain.largestCost);
    }),
    { numRuns },
  );
});
