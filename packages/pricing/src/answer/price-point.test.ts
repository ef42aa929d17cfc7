import { expect, test } from 'vitest';
import { health, margins } from './price-point.ts';
import { statement } from './statement.ts';
import { parcelTerms } from '../testing/parcel-terms.ts';

const lines = statement(parcelTerms, 5000);

const at = (profit: number) => health({ ...lines, price: 5000, profit });

test('margins are rounded down, so that none is displayed before it is reached', () => {
  const sold = { ...lines, price: 3000, outputVat: 0, profit: 999 };
  expect(margins(sold, 1000)).toEqual({ ofPrice: 3330, ofNet: 3330, ofCost: 9990 });
  expect(margins({ ...sold, profit: -1 }, 3000)).toEqual({ ofPrice: -4, ofNet: -4, ofCost: -4 });
});

test('a margin of nothing is none', () => {
  expect(margins(lines, 0).ofCost).toBeNull();
});

test('the meter turns at no profit and at a tenth of the price', () => {
  expect([at(-1), at(0), at(499), at(500)]).toEqual(['loss', 'thin', 'thin', 'healthy']);
});
