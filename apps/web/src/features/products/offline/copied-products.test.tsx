import { expect, test } from 'vitest';
import { listedProduct as usual } from '../../../domain/product/testing/listed-product.ts';
import { pageOfCopy, summaryOfCopy } from './copied-products.ts';

const sold = (id: number, currentPrice: number, currentProfit: number, monthlySales: number | null) => ({
  ...usual,
  id,
  nameEn: `Kettle ${id}`,
  currentPrice,
  currentProfit,
  currentMeetsTarget: currentProfit >= 4_50,
  monthlySales,
});

const copy = {
  at: 0,
  total: 4,
  products: [
    usual,
    sold(2, 20_00, -1_50, 10),
    sold(3, 25_00, 1_00, 4),
    { ...usual, id: 4, nameEn: null, nameAr: 'ساعة', store: 'AMAZON_SA_FBA', monthlySales: 2 },
  ],
};
const ids = (filter: Parameters<typeof pageOfCopy>[1]) => pageOfCopy(copy, filter).data.map(({ id }) => id);

test('copied products are filtered as the server filters them', () => {
  expect(ids({ where: { losing: true } })).toEqual([2]);
  expect(ids({ where: { missing: true } })).toEqual([2, 3]);
  expect(ids({ where: { differs: true } })).toEqual([2, 3]);
  expect(ids({ where: { store: 'AMAZON_SA_FBA' } })).toEqual([4]);
  expect(ids({ where: { family: 'home', losing: true } })).toEqual([2]);
  expect(ids({ search: 'ساعه' })).toEqual([4]);
  expect(ids({ search: 'KETTLE 3' })).toEqual([3]);
  expect(ids({ search: 'nothing' })).toEqual([]);
});

test('they are sorted with empty values last in either direction, a page at a time', () => {
  expect(ids({ order_by: { sellingProfit: 'asc' } })).toEqual([2, 3, 1, 4]);
  expect(ids({ order_by: { monthlySales: 'desc' } })).toEqual([2, 3, 4, 1]);
  expect(ids({ order_by: { monthlySales: 'asc' } })).toEqual([4, 3, 2, 1]);
  expect(pageOfCopy(copy, { order_by: { sellingProfit: 'asc' }, limit: 3, page: 2 })).toMatchObject({
    data: [{ id: 4 }],
    page: 2,
    limit: 3,
    total: 4,
    pageCount: 2,
  });
});

test('their summary counts what the list shows, and money only where sales are known', () => {
  expect(summaryOfCopy(copy, {})).toEqual({
    found: 4,
    losing: 1,
    missing: 2,
    differs: 2,
    outdated: 0,
    monthlyLoss: 15_00,
    lossCounted: 1,
    // Each to its profit of 4.50 at the recommended price.
    monthlyShortfall: 6_00 * 10 + 3_50 * 4,
    shortfallCounted: 2,
  });
});
