import { expect, test } from 'vitest';
import { compareStores } from './compare-stores.ts';
import type { FeeTable } from '../fees/fee-table.ts';
import { kettle, storeTable } from '../testing/store-table.ts';

const table = (code: string, rate1: number, minReferral = 100): FeeTable => ({
  ...storeTable,
  store: { ...storeTable.store, code, minReferral },
  referralRules: { home: { shape: 'flat', rate1 } },
});

test('stores keep their order, and the lower rate wins on price and on profit', () => {
  const compared = compareStores([table('DEAR', 2700), table('CHEAP', 900)], kettle);
  expect(compared.rows.map(({ store }) => store)).toEqual(['DEAR', 'CHEAP']);
  expect(compared.lowestPrice).toBe('CHEAP');
  expect(compared.mostProfit).toBe('CHEAP');
});

test('stores are compared at the highest recommended price, or at the one the seller typed', () => {
  const tables = [table('DEAR', 2700), table('CHEAP', 900)];
  const compared = compareStores(tables, kettle);
  const dear = compared.rows[0]?.outcome;
  expect(compared.commonPrice).toBe(dear?.ok ? dear.recommended.statement.price : 0);
  const typed = compareStores(tables, { ...kettle, price: 9900 });
  expect(typed.rows.map(({ atCommonPrice }) => atCommonPrice?.price)).toEqual([9900, 9900]);
});

test('a store without an answer stays in the list and is never the best', () => {
  const compared = compareStores([{ ...storeTable, referralRules: {} }, table('ONLY', 2700)], kettle);
  expect(compared.rows[0]?.atCommonPrice).toBeNull();
  expect(compared.mostProfit).toBe('ONLY');
});

test('if no store has an answer there is no best one', () => {
  const compared = compareStores([storeTable], { ...kettle, subFamily: 'toys' });
  expect(compared).toMatchObject({ commonPrice: null, lowestPrice: null, mostProfit: null });
});
