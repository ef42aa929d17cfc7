import { productInput } from '@saer/contract/products/product-input';
import * as z from 'zod/mini';
import type { QuotableBook, StoreFeeTable, StoreProduct } from '../../fee-book.ts';
import { confirmedTable } from '../../testing/confirmed-table.ts';

const store = (code: string, changes: Partial<StoreFeeTable> = {}) => ({
  code,
  firstDay: '2025-09-01',
  feeTable: { ...confirmedTable, store: { ...confirmedTable.store, code }, ...changes },
});

/** A cheaper class for parcels that are collected. */
const collected = confirmedTable.sizeClasses.map((each) => ({
  ...each,
  handover: 'PICKUP' as const,
  slabs: each.slabs.map((slab) => ({
    ...slab,
    feeBelow: slab.feeBelow - 200,
    feeAbove: slab.feeAbove - 200,
  })),
}));
const dropped = confirmedTable.sizeClasses.map((each) => ({ ...each, handover: 'DROP_OFF' as const }));

/** Three stores: one with fees as in the engine's tests, one with a lower commission and no price ending, and one that also collects parcels. */
export const kettleBook: QuotableBook = {
  on: '2026-01-01',
  stores: [
    store('STORE'),
    store('CHEAP', {
      store: { ...confirmedTable.store, code: 'CHEAP', priceEnding: 'none' },
      referralRules: { home: { shape: 'flat', rate1: 500 } },
    }),
    store('COLLECTS', { sizeClasses: [...dropped, ...collected] }),
  ],
  families: [{ code: 'house' }],
  subFamilies: [{ code: 'home', family: 'house' }],
  types: [],
  overrides: [],
};

/** A kettle of 750 g that costs 11.50 and should leave a fifth of its price. */
export const kettle = (changes: Partial<StoreProduct> = {}): StoreProduct => ({
  ...z.parse(z.object(productInput.shape), { subFamily: 'home', cost: 1150, marginRate: 2000 }),
  store: 'STORE',
  sides: [200, 250, 100],
  weight: 750,
  ...changes,
});
