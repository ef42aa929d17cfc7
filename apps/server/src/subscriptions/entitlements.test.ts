import { randomUUID } from 'node:crypto';
import { account as shownAccount } from '@saer/contract/account/account';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { listedProduct } from '@saer/contract/products/product';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sheetCaller, makeSheet, visibleSeller } from '../imports/testing/import-sheet.ts';
import { makeRows, sendSheet, makeWorkbook } from '../imports/testing/send-sheet.ts';
import { sampleProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { activeSubscription } from './testing/active-subscription.ts';
import { dayMs } from './testing/subscription-client.ts';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

const add = (by: Person, more: object = {}) =>
  server.post('/v1/product', { ...sampleProduct, ...more }, by.headers);
const products = (owner: Person) => visibleSeller(server, owner);
const storeSheet = (by: Person, rows: number) => sheetCaller(server, by, 'web').storeAll(makeSheet(rows));
const others = (from: string) => makeSheet(10, (at) => ({ barcode: `${from}${at}` }));
const examples = (by: Person) => server.post('/v1/product/example', {}, by.headers);
const refusal = (entitlement: string, limit: number) => ({
  status: 403,
  json: { code: 'planNeeded', details: { entitlement, limit } },
});
/** Gives a plan that ended a second ago, whatever is stored about it. */
const endPlan = (owner: Person, more: object = {}) =>
  activeSubscription(server, owner.id, {
    startsAt: new Date(Date.now() - 40 * dayMs).toISOString(),
    endsAt: new Date(Date.now() - 1_000).toISOString(),
    ...more,
  });
let invited = 0;
const invite = (by: Person) => {
  invited += 1;
  const [email, mobile] = [`helper${invited}@example.com`, `+96656${String(invited).padStart(7, '0')}`];
  return server.post(
    '/v1/user/sub-user',
    { firstName: 'Huda', lastName: 'Helper', email, mobile },
    by.headers,
  );
};

describe('without a plan', () => {
  test('the 26th product is refused, with a plan that would take it, and a repeated save is not', async () => {
    await storeSheet(seller, 24);
    const last = { saveKey: randomUUID(), barcode: '6290000000001' };
    const saved = await add(seller, last);
    expect(saved.status).toBe(200);
    const answer = await add(seller);
    expect(answer).toMatchObject(refusal('products', 25));
    expect(answer.json).toMatchObject({
      message: expect.stringContaining('25 products'),
      details: { planId: expect.any(Number), planEn: expect.any(String), planAr: expect.any(String) },
    });
    expect(await add(seller, last)).toMatchObject({ status: 200 });
    expect(await products(seller)).toHaveLength(25);
  });

  test('of two requests for the 25th product one is refused', async () => {
    await storeSheet(seller, 24);
    const answers = await Promise.all([add(seller), add(seller, { barcode: '6290000000001' })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    expect(await products(seller)).toHaveLength(25);
  });

  test('a sheet of 25 rows is saved, one of 26 is refused before any row', async () => {
    const key = randomUUID();
    expect(await sheetCaller(server, seller, 'web').begin(key, 26)).toMatchObject(refusal('sheetRows', 25));
    expect(await sheetCaller(server, seller, 'desktop').begin(key, 26)).toMatchObject(
      refusal('sheetRows', 25),
    );
    expect((await sheetCaller(server, seller, 'web').find(key)).status).toBe(404);
    expect((await storeSheet(seller, 25)).status).toBe(200);
  });

  test('a file of 26 rows may be checked, and is not saved', async () => {
    const file = await makeWorkbook(makeRows(26));
    expect(await sendSheet(server, seller, file, { query: { only: 'check' } })).toMatchObject({
      status: 200,
      json: { good: 26 },
    });
    expect(await sendSheet(server, seller, file)).toMatchObject(refusal('sheetRows', 25));
    expect(await sendSheet(server, seller, await makeWorkbook(makeRows(25)))).toMatchObject({
      json: { batch: { added: 25 } },
    });
  });

  test('a sheet and a file that would make more than 25 products are refused whole, and may update', async () => {
    await storeSheet(seller, 20);
    const mixed = makeSheet(26).slice(18);
    expect(await sheetCaller(server, seller).storeAll(mixed)).toMatchObject(refusal('products', 25));
    expect(
      await sendSheet(server, seller, await makeWorkbook(makeRows(8, (at) => ({ Barcode: `629${at}` })))),
    ).toMatchObject(refusal('products', 25));
    expect(await products(seller)).toHaveLength(20);
    const dearer = makeSheet(20, () => ({ cost: 60_00 }));
    expect(await sheetCaller(server, seller).storeAll(dearer)).toMatchObject({ json: { updated: 20 } });
  });

  test('two sheets at once do not make more than 25 products', async () => {
    await storeSheet(seller, 10);
    const answers = await Promise.all(
      ['62911', '62922'].map((from) => sheetCaller(server, seller).storeAll(others(from))),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    expect(await products(seller)).toHaveLength(20);
  });

  test('examples count, and are not added beyond 25 products', async () => {
    await storeSheet(seller, 24);
    expect(await examples(seller)).toMatchObject(refusal('products', 25));
  });

  test('one product is repriced, more than one and all are refused', async () => {
    await storeSheet(seller, 2);
    const named = (await products(seller)).map(({ id, version }) => ({ id, version }));
    const [one] = named;
    const reprice = (list: readonly object[]) =>
      server.post(
        '/v1/product/reprice',
        { products: list.map((each) => ({ ...each, price: 'keep' })) },
        seller.headers,
      );
    const set = (body: object) => server.post('/v1/product/recommended-price', body, seller.headers);
    const whole = refusal('repricing', 1);
    expect(await reprice(named)).toMatchObject(whole);
    expect(await set({ products: named })).toMatchObject(whole);
    expect(await set({ filter: encodeFilter({}) })).toMatchObject(whole);
    expect(
      await server.post(
        '/v1/product/outdated/reprice',
        { filter: encodeFilter({}), price: 'keep' },
        seller.headers,
      ),
    ).toMatchObject(whole);
    expect((await server.get('/v1/product/outdated', seller.headers)).status).toBe(200);
    expect((await set({ products: [one] })).status).toBe(200);
  });

  test('nobody is invited', async () => {
    expect(await invite(seller)).toMatchObject(refusal('users', 1));
  });

  test('a request that waits, and a plan that was cancelled, are none', async () => {
    await activeSubscription(server, seller.id, { status: 'PENDING', startsAt: null, endsAt: null });
    expect(await invite(seller)).toMatchObject(refusal('users', 1));
    const other = await person(server, { role: 'USER' });
    await activeSubscription(server, other.id, { status: 'CANCELLED' });
    expect(await invite(other)).toMatchObject(refusal('users', 1));
  });
});

describe('with a plan', () => {
  test('the seller and their sub-user save more than 25 products, and sheets of 500 rows, 2,500 in the desktop app', async () => {
    await activeSubscription(server, seller.id);
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    expect(await storeSheet(helper, 26)).toMatchObject({ json: { added: 26 } });
    expect((await add(helper)).status).toBe(200);
    expect((await add(seller)).status).toBe(200);
    const begin = async (platform: string, rows: number) =>
      (await sheetCaller(server, helper, platform).begin(randomUUID(), rows)).status;
    expect(await begin('web', 500)).toBe(200);
    expect(await begin('web', 501)).toBe(400);
    expect(await begin('desktop', 2_500)).toBe(200);
    expect(await begin('desktop', 2_501)).toBe(400);
  });

  test('a subscription without an end counts, however long ago it began', async () => {
    await endPlan(seller, { unlimited: true });
    expect(await storeSheet(seller, 26)).toMatchObject({ json: { added: 26 } });
  });

  test('as many users are invited as the plan has, the subscriber included, also at once', async () => {
    await activeSubscription(server, seller.id, { users: 3 });
    const answers = await Promise.all([invite(seller), invite(seller), invite(seller)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 400,
    ]);
    expect(await invite(seller)).toMatchObject({
      json: { code: 'tooManySubUsers', details: { maximum: 2 } },
    });
    await activeSubscription(server, seller.id, { users: 4 });
    expect((await invite(seller)).status).toBe(200);
  });

  test('a plan for one person invites nobody', async () => {
    await activeSubscription(server, seller.id, { users: 1 });
    expect(await invite(seller)).toMatchObject(refusal('users', 1));
  });
});

describe('a plan that ended, with 100 products and a sub-user', () => {
  let helper: Person;
  beforeEach(async () => {
    await activeSubscription(server, seller.id);
    helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    await storeSheet(seller, 100);
    await endPlan(seller);
  });

  test('everything is read, downloaded, changed and deleted, by both', async () => {
    for (const { headers } of [seller, helper]) {
      const page = await server.get('/v1/product/page', headers);
      expect(page).toMatchObject({ status: 200, json: { total: 100 } });
      const file = await server.get('/v1/product/download?format=csv', headers);
      expect(file.status).toBe(200);
      expect(file.text.trim().split('\n').length).toBeGreaterThan(100);
    }
    const [first] = await products(seller);
    const one = await server.get(`/v1/product?id=${first?.id}`, seller.headers);
    const { version } = listedProduct.parse(one.json);
    const changed = { ...sampleProduct, id: first?.id, version, cost: 70_00 };
    expect((await server.put('/v1/product', changed, helper.headers)).status).toBe(200);
    expect((await server.delete(`/v1/product?id=${first?.id}`, seller.headers)).status).toBe(200);
    expect(await products(seller)).toHaveLength(99);
  });

  test('nothing is added, not even after a deletion, until there are fewer than 25; 25 are updated at once', async () => {
    expect(await add(helper)).toMatchObject(refusal('products', 25));
    const dearer = makeSheet(25, () => ({ cost: 80_00 }));
    expect(await sheetCaller(server, seller).storeAll(dearer)).toMatchObject({ json: { updated: 25 } });
    expect(await sheetCaller(server, seller).begin(randomUUID(), 26)).toMatchObject(refusal('sheetRows', 25));
  });

  test('a sheet that was begun with it is not saved without it, one that was saved keeps its answer', async () => {
    const caller = sheetCaller(server, seller);
    const rows = makeSheet(30);
    await activeSubscription(server, seller.id);
    const [begun, saved] = [randomUUID(), randomUUID()];
    await caller.begin(begun, 30);
    await caller.fillAll(begun, rows);
    await caller.begin(saved, 30);
    await caller.fillAll(saved, rows);
    await caller.store(saved);
    await endPlan(seller);
    expect(await caller.store(begun)).toMatchObject(refusal('sheetRows', 25));
    expect(await caller.store(saved)).toMatchObject({ status: 200, json: { state: 'stored' } });
    expect(await caller.begin(saved, 30)).toMatchObject({ status: 200, json: { state: 'stored' } });
  });

  test('the sub-user is still there, is renamed and removed, and nobody new comes', async () => {
    expect((await server.get('/v1/user/info', helper.headers)).status).toBe(200);
    const list = await server.get('/v1/user/sub-user', seller.headers);
    const [found] = z.array(shownAccount).parse(list.json);
    expect(found?.id).toBe(helper.id);
    expect(await invite(seller)).toMatchObject(refusal('users', 1));
    expect((await server.delete(`/v1/user/sub-user?id=${helper.id}`, seller.headers)).status).toBe(200);
  });
});

test('admins are not sellers: they change products beyond the limit', async () => {
  const admin = await person(server, { role: 'ADMIN' });
  await activeSubscription(server, seller.id);
  await storeSheet(seller, 30);
  await endPlan(seller);
  const [first] = await products(seller);
  const changed = { ...sampleProduct, id: first?.id, version: first?.version, cost: 90_00 };
  expect((await server.put('/v1/product', changed, admin.headers)).status).toBe(200);
});
