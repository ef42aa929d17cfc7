import * as z from 'zod/mini';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { listedProduct } from '@saer/contract/products/product';
import { quote } from '@saer/contract/products/quote';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { productSubFamily } from '../lists/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { restoreCreatedValues } from './editing/created-values.ts';
import { product } from './tables.ts';
import { sampleProduct, savedProduct } from './testing/saved-product.ts';

const url = '/v1/product';

let server: TestApp;
let seller: Person;
let helper: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const add = async (by = seller, more: object = {}) => {
  const reply = await server.post(url, { ...sampleProduct, ...more }, by.headers);
  expect(reply.status).toBe(200);
  return listedProduct.parse(reply.json);
};
const read = (id: number, by: Person) => server.get(`${url}?id=${id}`, by.headers);
const readHistory = async (id: number) =>
  restoreCreatedValues(
    server.db,
    await server.db
      .select()
      .from(history)
      .where(and(eq(history.entity, 'product'), eq(history.entityId, id)))
      .orderBy(asc(history.id)),
  );

describe('adding a product', () => {
  test('prices it by today’s fees and saves it with the results', async () => {
    const added = await add();
    const calculated = quote.parse((await server.post(`${url}/calculate`, withoutNames())).json);
    const { statement, margins } = calculated.final;
    expect(added).toMatchObject({
      ownerId: seller.id,
      seller: expect.stringMatching(/^Person /),
      version: 1,
      family: 'fashion',
      type: null,
      price: null,
      feeTableId: Number(calculated.version.id),
      recommendedPrice: calculated.recommended.statement.price,
      finalPrice: statement.price,
      commission: statement.referral,
      fulfilmentFee: statement.fulfilment,
      totalStoreFees: statement.totalStoreFees,
      profit: statement.profit,
      finalMargin: margins.ofPrice,
      meetsTarget: true,
      outdated: false,
    });
    expect((await read(added.id, seller)).json).toEqual(added);
  });

  test('a typed price is the final one, even at a loss', async () => {
    const added = await add(seller, { price: 30_00 });
    expect(added).toMatchObject({ price: 30_00, finalPrice: 30_00, meetsTarget: false });
    expect(added.profit).toBeLessThan(0);
  });

  test('a sub-user adds to their subscriber’s products', async () => {
    expect(await add(helper)).toMatchObject({ ownerId: seller.id });
  });

  test('a barcode alone identifies a product', async () => {
    const { nameEn: _nameEn, nameAr: _nameAr, ...nameless } = sampleProduct;
    const reply = await server.post(url, { ...nameless, barcode: '2000000000008' }, seller.headers);
    const { id } = listedProduct.parse(reply.json);
    expect(await readHistory(id)).toMatchObject([{ nameEn: '2000000000008', nameAr: '2000000000008' }]);
    expect(await server.post(url, nameless, seller.headers)).toMatchObject({
      status: 400,
      json: { field: 'nameEn', code: 'nameRequired' },
    });
  });

  test('every field is returned as it was sent', async () => {
    const typed = {
      store: 'NOON_SA_DIRECTSHIP',
      family: 'fashion',
      subFamily: 'watches',
      type: 'mens_watches',
      barcode: '2000000000015',
      nameEn: 'Steel watch',
      nameAr: 'ساعة معدنية',
      sizeClass: 'ds_standard_parcel',
      sides: [90, 250, 110],
      weight: 350,
      handover: 'PICKUP',
      cost: 115_00,
      costIncludesVat: true,
      costVat: 1500,
      vat: 1500,
      vatRegistered: true,
      feeVatIsCost: true,
      marginRate: 1250,
      marginBase: 'net',
      marginAmount: 12_50,
      extraRate: 150,
      extraFixed: 2_75,
      adsRate: 825,
      couponRate: 300,
      returnCost: 1_20,
      storageCost: 35,
      ending: '.95',
      override: {
        referral: { shape: 'threshold', rate1: 1500, limit: 500_00, rate2: 500 },
        fulfilment: { below: 12_00, above: 15_00, breakpoint: 100_00 },
      },
      price: 249_95,
    };
    expect(await add(seller, typed)).toMatchObject(typed);
  });

  test('a product the engine refuses is rejected at its field, and nothing is saved', async () => {
    const before = await server.db.$count(product);
    for (const [more, field, code] of [
      [{ marginRate: 9900 }, 'marginRate', 'targetUnreachable'],
      [{ subFamily: 'constructor' }, 'subFamily', 'unknownSubFamily'],
      [{ store: 'SALLA' }, 'store', 'unknownStore'],
      [{ type: 'toys' }, 'type', 'unknownType'],
      [{ weight: undefined }, 'weight', 'weightMissing'],
      [{ sizeClass: 'ds_oversize' }, 'sizeClass', 'unknownSizeClass'],
    ] as const)
      expect(await server.post(url, { ...sampleProduct, ...more }, seller.headers)).toMatchObject({
        status: 400,
        json: { field, code },
      });
    expect(await server.db.$count(product)).toBe(before);
  });
});

const withoutNames = () => {
  const { nameEn: _nameEn, nameAr: _nameAr, ...rest } = sampleProduct;
  return rest;
};

describe('ownership', () => {
  test('its seller, their sub-users and admins may read it; for others it does not exist', async () => {
    const { id } = await savedProduct(server, seller);
    for (const by of [seller, helper, admin]) expect(await read(id, by)).toMatchObject({ status: 200 });
    const missing = await read(999_999, other);
    expect(missing).toMatchObject({ status: 404, json: { code: 'rowGone' } });
    expect((await read(id, other)).json).toEqual(missing.json);
    expect(await server.get(`${url}?id=${id}`)).toMatchObject({ status: 401 });
  });

  test('an admin may edit it, without changing its seller, but not add or delete products', async () => {
    const { id, version } = await savedProduct(server, seller);
    const reply = await server.put(url, { ...sampleProduct, id, version, cost: 55_00 }, admin.headers);
    expect(reply).toMatchObject({ status: 200, json: { ownerId: seller.id, cost: 55_00, version: 2 } });
    expect(await readHistory(id)).toMatchObject([{ actorId: seller.id }, { actorId: admin.id }]);
    expect(await server.post(url, sampleProduct, admin.headers)).toMatchObject({ status: 403 });
    expect(await server.delete(`${url}?id=${id}`, admin.headers)).toMatchObject({ status: 403 });
  });

  test('another seller may neither edit nor delete it', async () => {
    const { id, version } = await savedProduct(server, seller);
    const change = { ...sampleProduct, id, version, cost: 1_00 };
    expect(await server.put(url, change, other.headers)).toMatchObject({ status: 404 });
    expect(await server.delete(`${url}?id=${id}`, other.headers)).toMatchObject({ status: 404 });
    expect((await read(id, seller)).json).toMatchObject({ cost: 50_00, version: 1 });
  });
});

describe('replacing a product', () => {
  test('prices it again and clears omitted fields', async () => {
    const { id, recommendedPrice } = await savedProduct(server, seller, { barcode: '2000000000022' });
    const reply = await server.put(url, { ...sampleProduct, id, version: 1, cost: 80_00 }, helper.headers);
    const changed = listedProduct.parse(reply.json);
    expect(changed).toMatchObject({ id, version: 2, barcode: null, cost: 80_00 });
    expect(changed.recommendedPrice).toBeGreaterThan(recommendedPrice);
    const [, change] = await readHistory(id);
    expect(change).toMatchObject({
      action: 'update',
      actorId: helper.id,
      nameEn: 'Steel watch',
      before: { cost: 50_00, barcode: '2000000000022', recommendedPrice },
      after: { cost: 80_00, barcode: null, recommendedPrice: changed.recommendedPrice },
    });
    expect(Object.keys(change?.after ?? {})).not.toContain('sides');
  });

  test('rejects an outdated version, and saves nothing', async () => {
    const { id } = await savedProduct(server, seller);
    const write = (cost: number, by: Person) =>
      server.put(url, { ...sampleProduct, id, version: 1, cost }, by.headers);
    const both = await Promise.all([write(60_00, seller), write(70_00, admin)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'rowChanged' });
    expect(await readHistory(id)).toHaveLength(2);
  });

  test('rejects a product that no longer has a price, and changes nothing', async () => {
    const { id } = await savedProduct(server, seller);
    const change = { ...sampleProduct, id, version: 1, marginRate: 9900 };
    expect(await server.put(url, change, seller.headers)).toMatchObject({
      status: 400,
      json: { field: 'marginRate', code: 'targetUnreachable' },
    });
    expect((await read(id, seller)).json).toMatchObject({ version: 1, marginRate: 2000 });
  });

  test('requires a version', async () => {
    const { id } = await savedProduct(server, seller);
    expect(await server.put(url, { ...sampleProduct, id }, seller.headers)).toMatchObject({
      status: 400,
      json: { field: 'version', code: 'required' },
    });
  });
});

describe('deleting products', () => {
  test('one or several, with all their values in the history', async () => {
    const [first, second] = [await savedProduct(server, seller), await savedProduct(server, seller)];
    expect(await server.delete(`${url}?id=${first.id},${second.id}`, helper.headers)).toMatchObject({
      status: 200,
      json: { removed: [first.id, second.id] },
    });
    expect(await read(first.id, seller)).toMatchObject({ status: 404 });
    expect(await readHistory(second.id)).toMatchObject([
      { action: 'create', after: { feeTableId: second.feeTableId, ownerId: seller.id } },
      { action: 'remove', actorId: helper.id, before: { cost: 50_00, store: 'NOON_SA_FBN' }, after: null },
    ]);
  });

  test('all or none: a missing product or one of another seller prevents it', async () => {
    const own = await savedProduct(server, seller);
    const foreign = await savedProduct(server, other);
    for (const id of [foreign.id, 999_999])
      expect(await server.delete(`${url}?id=${own.id},${id}`, seller.headers)).toMatchObject({
        status: 404,
        json: { code: 'rowGone' },
      });
    expect(await read(own.id, seller)).toMatchObject({ status: 200 });
    expect(await read(foreign.id, other)).toMatchObject({ status: 200 });
  });

  test('a duplicate id is deleted once', async () => {
    const { id } = await savedProduct(server, seller);
    expect(await server.delete(`${url}?id=${id},${id}`, seller.headers)).toMatchObject({
      json: { removed: [id] },
    });
  });
});

const readId = async (list: string, code: string) => {
  const filter = encodeURIComponent(encodeFilter({ where: { code } }));
  const { json } = await server.get(`/v1/${list}/page?filter=${filter}`, admin.headers);
  return z.object({ data: z.array(z.object({ id: z.int() })) }).parse(json).data[0]?.id ?? 0;
};

describe('rows a product refers to', () => {
  test.each([
    ['store', 'AMAZON_SA_FBA'],
    ['product-sub-family', 'eyewear'],
    ['product-type', 'sunglasses'],
  ])('is not removed: a row of %s', async (list, code) => {
    const own = await savedProduct(server, seller, {
      store: 'AMAZON_SA_FBA',
      subFamily: 'eyewear',
      type: 'sunglasses',
    });
    const key = await readId(list, code);
    const refused = await server.delete(`/v1/${list}?id=${key}`, admin.headers);
    expect(refused).toMatchObject({ status: 409, json: { code: 'inUse' } });
    expect(refused.text).toMatch(/"list":"product","count":[1-9]/);
    expect(await read(own.id, seller)).toMatchObject({ status: 200 });
  });

  test('may be deactivated: the product can still be read, but not priced again', async () => {
    const own = await savedProduct(server, seller, { subFamily: 'toys' });
    await server.db.update(productSubFamily).set({ active: false }).where(eq(productSubFamily.code, 'toys'));
    expect((await read(own.id, seller)).json).toEqual(own);
    const body = { ...sampleProduct, subFamily: 'toys', id: own.id, version: 1 };
    expect(await server.put(url, body, seller.headers)).toMatchObject({
      status: 400,
      json: { field: 'subFamily', code: 'unknownSubFamily' },
    });
  });
});
