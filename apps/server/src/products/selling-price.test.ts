import { findSellerImpact } from '@saer/contract/publishing/fee-impact';
import { type ListedProduct, listedProduct } from '@saer/contract/products/product';
import { findOutdated } from '@saer/contract/products/saved-product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { dearerBy, publishDearerFees } from './testing/dearer-fees.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let admin: Person;
let seller: Person;
let table: { readonly id: number };
/** It sells for less than its recommended price, at a loss. */
let soldLow: ListedProduct;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  seller = await person(server, { role: 'USER', subscribed: true });
  soldLow = await savedProduct(server, seller, { nameEn: 'Sold low', currentPrice: 70_00 });
  table = await publishDearerFees(server, admin);
});
afterAll(() => server[Symbol.asyncDispose]());

const outdated = async () =>
  findOutdated.reply.parse((await server.get('/v1/product/outdated', seller.headers)).json);
const profitBefore = (): number => soldLow.currentProfit ?? Number.NaN;

test('the impact of fees is that at the price a product sells for', async () => {
  const address = `/v1/fee-table/impact/seller?id=${table.id}&seller=${seller.id}`;
  const { json } = await server.get(address, admin.headers);
  expect(profitBefore()).toBeLessThan(0);
  expect(findSellerImpact.reply.parse(json)).toMatchObject({
    changed: 1,
    products: [
      {
        productId: soldLow.id,
        price: 70_00,
        profitBefore: profitBefore(),
        profitAfter: profitBefore() - dearerBy,
      },
    ],
  });
});

test('the effect of new fees is too, and the needed price replaces that one', async () => {
  const { data, counts } = await outdated();
  const [first] = data;
  expect(counts).toMatchObject({ all: 1, short: 0, loss: 1 });
  expect(first).toMatchObject({
    price: 70_00,
    priceIsTyped: true,
    profitBefore: profitBefore(),
    profitNow: profitBefore() - dearerBy,
    meetsTargetBefore: false,
    meetsTargetNow: false,
  });
  const { id, version } = soldLow;
  const products = [{ id, version, price: 'needed' }];
  expect(await server.post('/v1/product/reprice', { products }, seller.headers)).toMatchObject({
    status: 200,
  });
  const after = listedProduct.parse((await server.get(`/v1/product?id=${id}`, seller.headers)).json);
  expect(after).toMatchObject({
    price: null,
    currentPrice: first?.neededPrice,
    finalPrice: first?.neededPrice,
    currentMeetsTarget: true,
  });
  expect((await outdated()).data).toEqual([]);
});
