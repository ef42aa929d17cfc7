import { expect, test } from 'vitest';
import { calculateRow } from './calculate.ts';
import { productInput } from './product-input.ts';

test('a product requires only its sub family and its cost', () => {
  expect(productInput.parse({ subFamily: 'watches', cost: 5000 })).toEqual({
    subFamily: 'watches',
    cost: 5000,
    costIncludesVat: false,
    costVat: 1500,
    vat: 1500,
    vatRegistered: true,
    feeVatIsCost: false,
    marginBase: 'price',
    extraRate: 0,
    extraFixed: 0,
    adsRate: 0,
    couponRate: 0,
    returnCost: 0,
    storageCost: 0,
  });
});

test('the kind of a field is in its error', () => {
  const { error } = calculateRow.safeParse({
    store: 'A',
    subFamily: 'watches',
    cost: 0,
    weight: -1,
    sides: [1, 2, 'x'],
  });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['sides.2', 'side'],
    ['weight', 'weight'],
    ['cost', 'money'],
  ]);
});
