import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { history } from '../../audit/tables.ts';
import { adminClient } from '../../lists/testing/admin-client.ts';
import { person, type Person } from '../../testing/accounts.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
  marginAmount: 10_00,
  vatRegistered: false,
};

let server: TestApp;
let seller: Person;
let helper: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

const answer = (who: Person, deemedSupplier: string, store = 'NOON_SA_FBN') =>
  server.put('/v1/fee-book/deemed-supplier', { store, deemedSupplier }, who.headers);

const priced = z.object({
  terms: z.object({ bearsSaleVat: z.boolean() }),
  recommended: z.object({
    statement: z.object({ price: z.int(), outputVat: z.int(), profit: z.int(), payout: z.int() }),
  }),
});
const priceFor = async (who?: Person, changes: Readonly<Record<string, unknown>> = {}) => {
  const { json } = await server.post('/v1/product/calculate', { ...product, ...changes }, who?.headers);
  return priced.parse(json).recommended.statement;
};

const books = z.object({
  stores: z.array(
    z.object({
      code: z.string(),
      feeTable: z.nullable(z.object({ store: z.object({ deemedSupplier: z.nullable(z.string()) }) })),
    }),
  ),
});
const readSetting = async (store: string, on = ''): Promise<string | null | undefined> => {
  const { json } = await server.get(`/v1/fee-book${on === '' ? '' : `?on=${on}`}`);
  return books.parse(json).stores.find(({ code }) => code === store)?.feeTable?.store.deemedSupplier;
};

test('nobody knows it of a marketplace since 2026; before, and of other stores, there is nothing to know', async () => {
  expect(await readSetting('NOON_SA_FBN')).toBe('unknown');
  expect(await readSetting('NOON_SA_FBN', '2026-01-01')).toBe('unknown');
  expect(await readSetting('NOON_SA_FBN', '2025-12-31')).toBeNull();
  expect(await readSetting('CUSTOM')).not.toBe('unknown');
});

describe('what a seller sees in the payouts', () => {
  test('counts for them and their sub-users, for no other seller and no registered one', async () => {
    const usual = await priceFor(seller);
    expect(usual.outputVat).toBe(0);
    expect(await answer(helper, 'sellerBears')).toMatchObject({
      status: 200,
      json: { store: 'NOON_SA_FBN', deemedSupplier: 'sellerBears' },
    });
    const kept = await priceFor(seller);
    expect(kept.price).toBeGreaterThan(usual.price);
    // The VAT inside the price, rounded half up.
    expect(kept.outputVat).toBe(Math.round((kept.price * 15) / 115));
    expect(kept.profit).toBeGreaterThanOrEqual(10_00);
    expect(await priceFor(helper)).toEqual(kept);
    expect(await priceFor(other)).toEqual(usual);
    expect(await priceFor()).toEqual(usual);
    const registered = { vatRegistered: true };
    expect(await priceFor(seller, registered)).toEqual(await priceFor(other, registered));
    expect(await priceFor(seller, { on: '2025-12-31' })).toEqual(await priceFor(other, { on: '2025-12-31' }));
    expect(await answer(seller, 'unknown')).toMatchObject({ status: 200 });
    expect(await priceFor(seller)).toEqual(usual);
  });

  test('moves the figures of saved products, without saving them again', async () => {
    const { json } = await server.post(
      '/v1/product',
      { ...product, nameEn: 'Watch', nameAr: 'ساعة', price: 150_00 },
      seller.headers,
    );
    const { id } = z.looseObject({ id: z.int() }).parse(json);
    const rows = z.object({
      data: z.array(
        z.object({
          id: z.int(),
          finalPrice: z.int(),
          recommendedPrice: z.int(),
          profit: z.int(),
          byOldFees: z.boolean(),
        }),
      ),
    });
    const listed = async () => {
      const page = await server.get('/v1/product/page', seller.headers);
      return rows.parse(page.json).data.find((row) => row.id === id);
    };
    const before = await listed();
    expect(before).toMatchObject({ finalPrice: 150_00, byOldFees: false });
    await answer(seller, 'sellerBears');
    const after = await listed();
    // 150.00 contains 19.57 of VAT.
    expect(after).toMatchObject({
      finalPrice: 150_00,
      byOldFees: false,
      profit: (before?.profit ?? 0) - 19_57,
    });
    expect(after?.recommendedPrice).toBe((await priceFor(seller)).price);
    const { json: summary } = await server.get('/v1/dashboard/seller', seller.headers);
    expect(summary).toMatchObject({ figures: { outdated: 0 } });
    await answer(seller, 'unknown');
    expect(await listed()).toMatchObject({
      profit: before?.profit,
      recommendedPrice: before?.recommendedPrice,
    });
  });

  test('renews a product whose saving began before the answer, however long it took, and none that was saved after it', async () => {
    const watch = { ...product, nameEn: 'Watch', nameAr: 'ساعة', price: 150_00 };
    expect(await server.post('/v1/product', watch, seller.headers)).toMatchObject({ status: 200 });
    const profit = async () =>
      z
        .object({ data: z.array(z.looseObject({ profit: z.int() })) })
        .parse((await server.get('/v1/product/page', seller.headers)).json).data[0]?.profit;
    const before = (await profit()) ?? 0;
    await answer(seller, 'sellerBears');
    const endedAfter = (time: string) =>
      server.db.execute(sql`update product set calculated_at = now() + ${time}::interval
        where owner_id = ${seller.id}`);
    await endedAfter('2 seconds');
    expect(await profit()).toBe(before - 19_57);
    await endedAfter('6 minutes');
    expect(await profit()).toBe(before - 19_57);
    // Saved after it: its own figures are today's.
    await server.db.execute(sql`delete from product where owner_id = ${seller.id}`);
    expect(await server.post('/v1/product', watch, seller.headers)).toMatchObject({ status: 200 });
    expect(await profit()).toBe(before - 19_57);
    await server.db.execute(sql`update product set profit = 1 where owner_id = ${seller.id}`);
    expect(await profit()).toBe(1);
  });

  test('is rejected for a store without the rule, an unknown one, and from who is no seller', async () => {
    const rejected = { status: 400, json: { code: 'unknownStore', field: 'store' } };
    expect(await answer(seller, 'sellerBears', 'CUSTOM')).toMatchObject(rejected);
    expect(await answer(seller, 'sellerBears', 'NOWHERE')).toMatchObject(rejected);
    expect(await answer(seller, 'perhaps')).toMatchObject({ status: 400, json: { field: 'deemedSupplier' } });
    const admin = await person(server, { role: 'ADMIN' });
    expect(await answer(admin, 'sellerBears')).toMatchObject({ status: 403 });
  });

  test('is in the copy of an account and in the history, once for each change', async () => {
    await answer(seller, 'storeBears');
    await answer(seller, 'storeBears');
    await answer(helper, 'sellerBears');
    const { json } = await server.get('/v1/fee-book/agreed', seller.headers);
    expect(json).toMatchObject({
      deemedSuppliers: [{ store: 'NOON_SA_FBN', deemedSupplier: 'sellerBears' }],
    });
    const entries = await server.db
      .select({ action: history.action, after: history.after })
      .from(history)
      .where(and(eq(history.entity, 'deemedSupplier'), eq(history.ownerId, seller.id)))
      .orderBy(asc(history.id));
    expect(entries).toEqual([
      { action: 'create', after: { deemedSupplier: 'storeBears' } },
      { action: 'update', after: { deemedSupplier: 'sellerBears' } },
    ]);
  });
});

test('an admin sets it for everybody, with its source and day', async () => {
  await using own = await testApp();
  const admin = await adminClient(own);
  const [store] = await admin.find('store', { code: 'NOON_SA_FBN' });
  const { id, version } = z.looseObject({ id: z.int(), version: z.int() }).parse(store);
  const sent = { ...store, id, version, deemedSupplier: 'sellerBears' };
  const {
    code: _code,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    confirmed: _confirmed,
    confirmedAt: _confirmedAt,
    ...row
  } = z
    .looseObject({
      code: z.string(),
      createdAt: z.unknown(),
      updatedAt: z.unknown(),
      confirmed: z.unknown(),
      confirmedAt: z.unknown(),
    })
    .parse(sent);
  expect(await admin.write('store', row)).toMatchObject({
    status: 400,
    json: { code: 'required', field: 'deemedSupplierSource' },
  });
  const sourced = {
    ...row,
    deemedSupplierSource: 'Seller agreement, section 9',
    deemedSupplierOn: '2026-11-27',
  };
  expect(await admin.write('store', sourced)).toMatchObject({ status: 200 });
  const { json } = await own.post('/v1/product/calculate', product);
  expect(priced.parse(json).terms.bearsSaleVat).toBe(true);
});
