import { findDashboard, sellerDashboardReply } from '@saer/contract/site/dashboard';
import { pageProducts } from '@saer/contract/products/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminClient, adminClient, type Values } from '../lists/testing/admin-client.ts';
import { rewritten } from '../lists/testing/list-samples.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { hasOutdated } from './saved/outdated.ts';
import { sampleProduct } from './testing/saved-product.ts';

let server: TestApp;
let admin: AdminClient;
let seller: Person;
let registered: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
  seller = await person(server, { role: 'USER', subscribed: true });
  registered = await person(server, { role: 'USER', subscribed: true });
  for (const [who, vatRegistered] of [
    [seller, false],
    [registered, true],
  ] as const) {
    const body = { ...sampleProduct, vatRegistered, price: 150_00 };
    expect(await server.post('/v1/product', body, who.headers)).toMatchObject({ status: 200 });
  }
});
afterAll(() => server[Symbol.asyncDispose]());

/** Changes what the store of the products says outside its fee tables. */
async function writeStore(change: Values): Promise<void> {
  const [row] = await admin.find('store', { code: 'NOON_SA_FBN' });
  const sent = rewritten('store', row ?? expect.unreachable(), row ?? expect.unreachable(), change);
  expect(await admin.write('store', sent)).toMatchObject({ status: 200 });
}
const bears = { deemedSupplierSource: 'Seller agreement, section 9', deemedSupplierOn: '2026-11-27' };

const listed = async (who: Person) => {
  const [first] = pageProducts.reply.parse((await server.get('/v1/product/page', who.headers)).json).data;
  return first ?? expect.unreachable();
};
/** Outdated products by every reader: the list, its seller's start page and the admins' count of all. */
const outdated = async (who: Person) => {
  const start = sellerDashboardReply.parse((await server.get('/v1/dashboard/seller', who.headers)).json);
  return [(await listed(who)).outdated, start.figures.outdated, await hasOutdated(server.db, who.id)];
};
const counted = async (): Promise<number> =>
  findDashboard.reply.parse((await server.get('/v1/dashboard', admin.headers)).json).state.outdated;

test('a product of an unregistered seller is outdated once the store bears the VAT otherwise, and is as it was when that is taken back', async () => {
  expect(await outdated(seller)).toEqual([false, 0, false]);
  const { profit } = await listed(seller);
  await writeStore({ deemedSupplier: 'sellerBears', ...bears });
  expect(await outdated(seller)).toEqual([true, 1, true]);
  expect(await counted()).toBe(1);
  expect((await listed(seller)).profit).toBeLessThan(profit);
  expect(await outdated(registered)).toEqual([false, 0, false]);
  await writeStore({ deemedSupplier: 'unknown', deemedSupplierSource: null, deemedSupplierOn: null });
  expect(await outdated(seller)).toEqual([false, 0, false]);
  expect(await counted()).toBe(0);
});

test('what its seller answered changes its figures and is not announced', async () => {
  const { profit } = await listed(seller);
  const answer = { store: 'NOON_SA_FBN', deemedSupplier: 'sellerBears' };
  expect(await server.put('/v1/fee-book/deemed-supplier', answer, seller.headers)).toMatchObject({
    status: 200,
  });
  expect((await listed(seller)).profit).toBeLessThan(profit);
  expect(await outdated(seller)).toEqual([false, 0, true]);
  expect(await counted()).toBe(0);
});

test('a product is outdated while its store lets sellers type the rates, registered or not', async () => {
  await writeStore({ manualRates: true });
  for (const who of [seller, registered]) expect(await outdated(who)).toEqual([true, 1, true]);
  expect(await counted()).toBe(2);
  await writeStore({ manualRates: false });
  expect(await outdated(registered)).toEqual([false, 0, false]);
  expect(await counted()).toBe(0);
});

test('the public fee book does not say which version of the range factors it holds', async () => {
  expect((await server.get('/v1/fee-book')).text).not.toContain('rangeFactorVersionId');
});
