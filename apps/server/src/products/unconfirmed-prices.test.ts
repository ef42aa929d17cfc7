import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { type ListedProduct, listedProduct } from '@saer/contract/products/product';
import { findOutdated } from '@saer/contract/products/saved-product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { product } from './tables.ts';
import { publishDearerFees } from './testing/dearer-fees.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let seller: Person;
let confirmed: ListedProduct;
/** In a store none of whose commissions has a public source. */
let remembered: ListedProduct;
let noonTableBefore: number;

beforeAll(async () => {
  server = await testApp();
  noonTableBefore = (await savedProduct(server, await person(server, { role: 'USER' }))).feeTableId;
  await publishDearerFees(server, await person(server, { role: 'ADMIN' }));
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
  confirmed = await savedProduct(server, seller, { price: 60_00 });
  remembered = await savedProduct(server, seller, { price: 60_00, store: 'AMAZON_SA_FBA' });
  // As if both had been priced with the fees before.
  await server.db.update(product).set({ feeTableId: noonTableBefore }).where(eq(product.ownerId, seller.id));
});

const outdated = async (filter: ListFilter = {}) =>
  findOutdated.reply.parse(
    (
      await server.get(
        `/v1/product/outdated?filter=${encodeURIComponent(encodeFilter(filter))}`,
        seller.headers,
      )
    ).json,
  );
const idsLeft = async () => (await outdated()).data.map(({ id }) => id);
const repriceAll = (price: 'keep' | 'needed') =>
  server.post('/v1/product/outdated/reprice', { price }, seller.headers);

test('prices that rest on fees nobody confirms are counted, marked, and found by themselves', async () => {
  const { data, ...found } = await outdated({ order_by: { id: 'asc' } });
  expect(found).toMatchObject({ repriceable: 2, unconfirmed: 1, counts: { all: 2, unconfirmed: 1 } });
  expect(data.map(({ id, isConfirmed }) => [id, isConfirmed])).toEqual([
    [confirmed.id, true],
    [remembered.id, false],
  ]);
  const only = await outdated({ where: { unconfirmed: true } });
  expect(only).toMatchObject({ total: 1, data: [{ id: remembered.id }] });
});

test('using all needed prices leaves them out; one is used by itself', async () => {
  expect(await repriceAll('needed')).toMatchObject({ json: { repriced: 1, left: 0, next: null } });
  expect(await idsLeft()).toEqual([remembered.id]);
  const [{ version } = remembered] = (await outdated()).data;
  const named = { products: [{ id: remembered.id, version, price: 'needed' }] };
  expect(await server.post('/v1/product/reprice', named, seller.headers)).toMatchObject({ status: 200 });
  expect(await idsLeft()).toEqual([]);
});

test('keeping all prices calculates them too, and changes none that was entered', async () => {
  expect(await repriceAll('keep')).toMatchObject({ json: { repriced: 2, left: 0 } });
  expect(await idsLeft()).toEqual([]);
  const { json } = await server.get(`/v1/product?id=${remembered.id}`, seller.headers);
  expect(listedProduct.parse(json)).toMatchObject({ finalPrice: 60_00 });
});
