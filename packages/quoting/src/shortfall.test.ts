import { offer } from '@saer/pricing/answer/offer';
import type { Product } from '@saer/pricing/fees/product';
import { kettle, storeTable } from '@saer/pricing/testing/store-table';
import { expect, test } from 'vitest';
import { shortfallAt } from './check-price.ts';

function quoted(changes: Partial<Product>) {
  const quote = offer(storeTable, { ...kettle, ...changes });
  if (!quote.ok) throw new Error('The product has a price');
  return quote;
}

test('a price that meets the target misses nothing', () => {
  const quote = quoted({ cost: 600, marginRate: 1500 });
  expect(shortfallAt(quote, quote.minimum.statement.price)).toBeNull();
});

test('the shortfall is that of the part of the own target that is missed most', () => {
  const quote = quoted({ cost: 600, marginRate: 2000 });
  expect(shortfallAt(quote, 2500)).toMatchObject({ amount: 76, part: { ofPrice: 2000 } });
  const both = quoted({ cost: 600, marginRate: 2000, marginAmount: 600 });
  expect(shortfallAt(both, 2500)).toMatchObject({ amount: 176, part: { fixed: 600 } });
});

test('the price’s profit is included in its shortfall', () => {
  const lost = shortfallAt(quoted({ cost: 600, marginRate: 2000 }), 2500);
  expect(lost).toMatchObject({ profit: 424, margins: { ofPrice: 1696 } });
});

test('if a price misses only a confirmed range factor, the factor is named', () => {
  const quote = quoted({ cost: 1150, marginRate: 0 });
  expect(shortfallAt(quote, quote.minimum.statement.price - 100)?.part).toBeNull();
});

test('while a price is checked, it is compared with the own target but not with the factor', () => {
  const checked = { ...quoted({ cost: 600, marginRate: 2000 }), target: null };
  expect(shortfallAt(checked, 2500)).toMatchObject({ amount: 76, part: { ofPrice: 2000 } });
  expect(shortfallAt({ ...quoted({ cost: 1150, marginRate: 0 }), target: null }, 3500)).toBeNull();
});
