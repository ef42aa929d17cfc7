import * as z from 'zod/mini';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import { productInput } from '@saer/contract/products/product-input';
import { compareStores } from '@saer/quoting/compare-stores';
import { expect, test } from 'vitest';
import { comparedStores } from './comparison-name.tsx';

const file = path.resolve(import.meta.dirname, '../../landing/demo/fee-book-snapshot.json');
const book = { ...feeBookReply.parse(JSON.parse(readFileSync(file, 'utf8'))), overrides: [] };
const toy = { subFamily: 'toys', weight: 900, cost: 800, marginRate: 500 };

const compared = (fields: object, chosen = 'NOON_SA_FBN') => {
  const product = z.parse(z.object(productInput.shape), { ...toy, ...fields });
  const stores = comparedStores(book, compareStores(book, product), chosen);
  return (code: string) => {
    const store = stores.find((each) => each.store === code);
    if (store === undefined) throw new Error(`${code} is not compared`);
    return store;
  };
};

test('a store with unconfirmed fees is marked, and the winner beside it says so', () => {
  const store = compared({ sides: [220, 160, 120] });
  expect(store('AMAZON_SA_FBA')).toMatchObject({ isUnconfirmed: true, isAgainstUnconfirmed: false });
  expect(store('NOON_SA_FBN')).toMatchObject({ isUnconfirmed: false, isAgainstUnconfirmed: true });
});

test('a store that has no price makes nothing unsure', () => {
  const store = compared({ subFamily: 'gold_bars_coins', sides: [220, 160, 120] });
  expect(store('AMAZON_SA_FBA').outcome.ok).toBe(false);
  expect(store('NOON_SA_FBN')).toMatchObject({ isUnconfirmed: false, isAgainstUnconfirmed: false });
});

test('a size class named for one store leaves the others to the sides, where these are known', () => {
  const named = { sizeClass: 'standard_parcel', handover: 'DROP_OFF' };
  expect(compared(named)('NOON_SA_DIRECTSHIP').outcome).toMatchObject({
    fieldError: { code: 'unknownSizeClass' },
  });
  const { outcome } = compared({ ...named, sides: [220, 160, 120] })('NOON_SA_DIRECTSHIP');
  expect(outcome).toMatchObject({ ok: true, parcel: { sizeClass: 'ds_standard_parcel' } });
});
