import { offer, type Offer } from '@saer/pricing/offer';
import type { Product } from '@saer/pricing/product';
import { kettle, storeTable } from '@saer/pricing/testing/store-table';
import { expect, test } from 'vitest';
import { lostAt } from './lost-at.ts';

function found(changes: Partial<Product>): Offer {
  const answer = offer(storeTable, { ...kettle, ...changes });
  if (!answer.ok) throw new Error(answer.reason);
  return answer;
}

test('a price at which the target holds loses nothing', () => {
  const answer = found({ cost: 600, marginRate: 1500 });
  expect(lostAt(answer, answer.minimum.statement.price)).toBeNull();
  expect(lostAt(null, 2500)).toBeNull();
});

test('what is lost is named for the part of the own target that lacks most', () => {
  const answer = found({ cost: 600, marginRate: 2000 });
  expect(lostAt(answer, 2500)).toEqual({ amount: 76, part: { ofPrice: 2000 } });
  const both = found({ cost: 600, marginRate: 2000, marginAmount: 600 });
  expect(lostAt(both, 2500)).toEqual({ amount: 176, part: { fixed: 600 } });
});

test('where only a confirmed range factor refuses a price, it is the factor that is named', () => {
  const answer = found({ cost: 1150, marginRate: 0 });
  expect(lostAt(answer, answer.minimum.statement.price - 100)?.part).toBeNull();
});
