import { type ListReach, listReach, type ReachingList } from '@saer/contract/api/list-reach';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productFamily, productSubFamily, store } from '../lists/tables.ts';
import { type AdminClient, adminClient } from '../lists/testing/admin-client.ts';
import { listSamples, newNames } from '../lists/testing/list-samples.ts';
import { account } from '../principals/tables.ts';
import { sampleProduct, savedProduct } from '../products/testing/saved-product.ts';
import { activeSubscription } from '../subscriptions/testing/active-subscription.ts';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const reach = async (list: ReachingList, ...ids: readonly number[]): Promise<ListReach> => {
  const { json } = await server.get(`/v1/list-reach?list=${list}&id=${ids.join(',')}`, admin.headers);
  return listReach.parse(json);
};
const seller = () => person(server, { role: 'USER' });
const markDeleted = (id: number) =>
  server.db.update(account).set({ deletedAt: new Date().toISOString() }).where(eq(account.id, id));

/** The store, the sub family and the family of the sample product. */
async function sampleRows() {
  const [usedStore] = await server.db.select().from(store).where(eq(store.code, sampleProduct.store));
  const [usedSubFamily] = await server.db
    .select()
    .from(productSubFamily)
    .where(eq(productSubFamily.code, sampleProduct.subFamily));
  const familyId = usedSubFamily?.familyId ?? 0;
  const [usedFamily] = await server.db.select().from(productFamily).where(eq(productFamily.id, familyId));
  if (usedStore === undefined || usedSubFamily === undefined || usedFamily === undefined)
    throw new Error('The seed has no rows of the sample product');
  return { usedStore, usedSubFamily, usedFamily };
}

test('the reach of a row counts its products and their sellers, without those who wait for their deletion', async () => {
  const { usedStore, usedSubFamily, usedFamily } = await sampleRows();
  const ids = { store: usedStore.id, productSubFamily: usedSubFamily.id, productFamily: usedFamily.id };
  const before = await reach('store', ids.store);
  const [one, other, leaving] = [await seller(), await seller(), await seller()];
  await savedProduct(server, one);
  await savedProduct(server, one);
  await savedProduct(server, other);
  await savedProduct(server, leaving);
  await markDeleted(leaving.id);
  const expected = { products: before.products + 3, sellers: before.sellers + 2 };
  expect(await reach('store', ids.store)).toMatchObject(expected);
  expect(await reach('productSubFamily', ids.productSubFamily)).toMatchObject(expected);
  expect(await reach('productFamily', ids.productFamily)).toMatchObject(expected);
  const another = await admin.create('store', await listSamples.store.row(admin));
  expect(await reach('store', ids.store, another.id)).toMatchObject(expected);
  expect(await reach('store', another.id)).toMatchObject({ products: 0, sellers: 0 });
});

test('the reach of a family counts what is hidden with it, and a row below knows that it is hidden', async () => {
  const names = newNames();
  const family = await admin.create('productFamily', names);
  const subFamily = await admin.create('productSubFamily', { ...newNames(), familyId: family.id });
  const hidden = await admin.create('productSubFamily', {
    ...newNames(),
    familyId: family.id,
    active: false,
  });
  const type = await admin.create('productType', { ...newNames(), subFamilyId: subFamily.id });
  await admin.create('productType', { ...newNames(), subFamilyId: subFamily.id, active: false });
  await admin.create('productType', { ...newNames(), subFamilyId: hidden.id });
  expect(await reach('productFamily', family.id)).toMatchObject({ subFamilies: 1, types: 1 });
  expect(await reach('productSubFamily', subFamily.id)).toMatchObject({ types: 1, hiddenByParent: 0 });
  await admin.write('productFamily', { ...names, id: family.id, version: 1, active: false });
  expect(await reach('productSubFamily', subFamily.id, hidden.id)).toMatchObject({ hiddenByParent: 2 });
  expect(await reach('productType', type.id)).toMatchObject({ hiddenByParent: 1 });
});

test('the reach of a price plan counts its active subscriptions and the requests that wait', async () => {
  const plan = await admin.create('pricePlan', await listSamples.pricePlan.row(admin));
  await activeSubscription(server, (await seller()).id, { planId: plan.id });
  const leaving = await seller();
  await activeSubscription(server, leaving.id, { planId: plan.id });
  await markDeleted(leaving.id);
  expect(await reach('pricePlan', plan.id)).toMatchObject({ subscriptions: 1, requests: 0, products: 0 });
});

test('a product of an inactive store is priced again as before, and edited only with another store', async () => {
  const { usedStore } = await sampleRows();
  const owner = await seller();
  const { id } = await savedProduct(server, owner);
  await server.db.update(store).set({ active: false }).where(eq(store.id, usedStore.id));
  try {
    expect(
      await server.post(
        '/v1/product/reprice',
        { products: [{ id, version: 1, price: 'keep' }] },
        owner.headers,
      ),
    ).toMatchObject({ status: 200 });
    const edited = { ...sampleProduct, id, version: 2 };
    expect(await server.put('/v1/product', edited, owner.headers)).toMatchObject({
      status: 400,
      json: { code: 'unknownStore', field: 'store' },
    });
    expect(await server.post('/v1/product', sampleProduct, owner.headers)).toMatchObject({
      json: { code: 'unknownStore' },
    });
  } finally {
    await server.db.update(store).set({ active: true }).where(eq(store.id, usedStore.id));
  }
});

test('the reach is for admins, of rows of lists that sellers choose from', async () => {
  const { headers } = await seller();
  expect(await server.get('/v1/list-reach?list=store&id=1', headers)).toMatchObject({ status: 403 });
  expect(await server.get('/v1/list-reach?list=feeTable&id=1', admin.headers)).toMatchObject({ status: 400 });
  expect(await server.get('/v1/list-reach?list=store&id=', admin.headers)).toMatchObject({ status: 400 });
});
