import { type SellerDashboard, sellerDashboardReply } from '@saer/contract/site/dashboard';
import { riyadhDay } from '@saer/i18n/format-date';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feeTable } from '../fees/tables.ts';
import { store } from '../lists/tables.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { product } from '../products/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { usualRules } from '../fees/versions/read-content.ts';

let server: TestApp;
let other: Person;
beforeAll(async () => {
  server = await testApp();
  other = await person(server, { role: 'USER' });
  await savedProduct(server, other, { currentPrice: 30_00, monthlySales: 1000 });
});
afterAll(() => server[Symbol.asyncDispose]());

const seller = () => person(server, { role: 'USER' });
const read = async (by: Person): Promise<SellerDashboard> =>
  sellerDashboardReply.parse((await server.get('/v1/dashboard/seller', by.headers)).json);

const publish = async (storeCode: string, effectiveFrom: string) => {
  const [found] = await server.db.select().from(store).where(eq(store.code, storeCode));
  await server.db.insert(feeTable).values({
    ...usualRules,
    storeId: found?.id ?? 0,
    name: `${storeCode} ${effectiveFrom}`,
    status: 'sourced',
    source: 'a page',
    state: 'published',
    publishedAt: new Date().toISOString(),
    effectiveFrom,
  });
};

const daysFromToday = (days: number): string => riyadhDay(new Date(Date.now() + days * 86_400_000));

describe('the start page of a seller', () => {
  test('is for sellers and their sub-users', async () => {
    const admin = await person(server, { role: 'ADMIN' });
    expect(await server.get('/v1/dashboard/seller')).toMatchObject({ status: 401 });
    expect(await server.get('/v1/dashboard/seller', admin.headers)).toMatchObject({ status: 403 });
  });

  test('is empty without products, whatever others have', async () => {
    expect(await read(await seller())).toMatchObject({
      figures: { found: 0, losing: 0, missing: 0, outdated: 0, monthlyLoss: 0, examples: 0, agreedFees: 0 },
      fees: [],
      weakest: [],
      changes: [],
    });
  });

  test('counts what loses, and what that costs where the sales are known', async () => {
    const shop = await seller();
    const lost = await savedProduct(server, shop, { currentPrice: 60_00, monthlySales: 10 });
    await savedProduct(server, shop, { currentPrice: 60_00 });
    await savedProduct(server, shop);
    const { figures, weakest } = await read(shop);
    expect(lost.currentProfit).toBeLessThan(0);
    expect(figures).toMatchObject({
      found: 3,
      losing: 2,
      missing: 2,
      monthlyLoss: 10 * -(lost.currentProfit ?? 0),
      lossCounted: 1,
      shortfallCounted: 1,
    });
    expect(weakest).toMatchObject([
      { id: lost.id, price: 60_00, profit: lost.currentProfit, monthly: figures.monthlyLoss },
      { monthlySales: null, monthly: null },
    ]);
  });

  test('lists the five that cost most, those that lose before those that only miss their target', async () => {
    const shop = await seller();
    const { recommendedPrice } = await savedProduct(server, shop);
    await savedProduct(server, shop, { currentPrice: recommendedPrice - 5_00, monthlySales: 5000 });
    for (const monthlySales of [3, 40, 7, 1, 20])
      await savedProduct(server, shop, { currentPrice: 60_00, monthlySales });
    expect((await read(shop)).weakest.map(({ monthlySales }) => monthlySales)).toEqual([40, 20, 7, 3, 1]);
  });

  test('is the subscriber’s for a sub-user', async () => {
    const shop = await seller();
    const helper = await person(server, { role: 'SUB_USER', subscriber: shop.id });
    await savedProduct(server, shop, { currentPrice: 60_00, monthlySales: 2 });
    const { at: _at, ...theirs } = await read(helper);
    expect(theirs.figures.losing).toBe(1);
    expect(await read(shop)).toMatchObject(theirs);
  });

  test('shows a change of many products in one go as one, and another change apart', async () => {
    const shop = await seller();
    const { id } = await savedProduct(server, shop, { nameEn: 'First' });
    await savedProduct(server, shop, { nameEn: 'Second' });
    await server.delete(`/v1/product?id=${id}`, shop.headers);
    expect((await read(shop)).changes).toMatchObject([
      { rows: 1, isMore: false, newest: { action: 'remove', nameEn: 'First', actor: { id: shop.id } } },
      { rows: 2, isMore: false, newest: { action: 'create', nameEn: 'Second' } },
    ]);
  });

  test('lists new fees of the seller’s stores only, in force or to come, and counts what they make outdated', async () => {
    const shop = await seller();
    await savedProduct(server, shop);
    await publish('NOON_SA_FBN', daysFromToday(-60));
    expect((await read(shop)).fees).toEqual([]);
    await publish('NOON_SA_FBN', daysFromToday(-2));
    await publish('NOON_SA_FBN', daysFromToday(20));
    await publish('AMAZON_SA_FBA', daysFromToday(20));
    const { fees, figures } = await read(shop);
    expect(figures.outdated).toBe(1);
    expect(fees).toMatchObject([
      { store: { code: 'NOON_SA_FBN' }, effectiveFrom: daysFromToday(20), isInForce: false, products: 1 },
      { store: { code: 'NOON_SA_FBN' }, effectiveFrom: daysFromToday(-2), isInForce: true, products: 1 },
    ]);
  });

  test('counts a catalogue of 2,500 products whole', async () => {
    const shop = await seller();
    const { id } = await savedProduct(server, shop, {
      store: 'NOON_SA_DIRECTSHIP',
      currentPrice: 60_00,
      monthlySales: 3,
    });
    const [{ id: _id, search: _search, ...row } = await Promise.reject(new Error('gone'))] = await server.db
      .select()
      .from(product)
      .where(eq(product.id, id));
    for (let at = 0; at < 10; at += 1)
      await server.db.insert(product).values(Array.from({ length: 250 }, () => row));
    const { figures } = await read(shop);
    expect(figures).toMatchObject({ found: 2501, losing: 2501 });
  });
});
