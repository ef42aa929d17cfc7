import { evaluate } from '@saer/pricing/evaluate';
import { offer, type Offer } from '@saer/pricing/offer';
import type { Product } from '@saer/pricing/product';
import { kettle, storeTable } from '@saer/pricing/testing/store-table';
import { expect, test } from 'vitest';
import { lostAt } from './lost-at.ts';

type Asked = Parameters<typeof lostAt>[0];

function found(changes: Partial<Product>): Asked & { readonly found: Offer } {
  const product = { ...kettle, ...changes };
  const answer = offer(storeTable, product);
  const evaluation = evaluate(storeTable, product, 2600);
  if (!answer.ok || !evaluation.ok) throw new Error('The product has a price');
  return { found: answer, evaluation, product: kettle, wish: { marginBase: 'price', ...wishIn(changes) } };
}

const wishIn = ({ marginRate, marginAmount }: Partial<Product>) => ({
  ...(marginRate === undefined ? {} : { marginRate }),
  ...(marginAmount === undefined ? {} : { marginAmount }),
});

test('a price at which the target holds loses nothing', () => {
  const answer = found({ cost: 600, marginRate: 1500 });
  expect(lostAt(answer, answer.found.minimum.statement.price)).toBeNull();
});

test('what is lost is named for the part of the own target that lacks most', () => {
  const answer = found({ cost: 600, marginRate: 2000 });
  expect(lostAt(answer, 2500)).toEqual({ amount: 76, part: { ofPrice: 2000 } });
  const both = found({ cost: 600, marginRate: 2000, marginAmount: 600 });
  expect(lostAt(both, 2500)).toEqual({ amount: 176, part: { fixed: 600 } });
});

test('where only a confirmed range factor refuses a price, it is the factor that is named', () => {
  const answer = found({ cost: 1150, marginRate: 0 });
  expect(lostAt(answer, answer.found.minimum.statement.price - 100)?.part).toBeNull();
});

test('while a price is checked the own target is held against what is offered, the factor is not', () => {
  const checked = { ...found({ cost: 600, marginRate: 2000 }), found: null };
  expect(lostAt(checked, 2500)).toEqual({ amount: 76, part: { ofPrice: 2000 } });
  expect(lostAt({ ...found({ cost: 1150, marginRate: 0 }), found: null }, 3500)).toBeNull();
});
