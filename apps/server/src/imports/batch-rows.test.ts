import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleProduct, savedProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { productBatch } from './tables.ts';
import { visibleSeller, readAuditedChanges, sheetCaller, makeSheet } from './testing/import-sheet.ts';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const catalogue = (owner: Pick<Person, 'id'> = seller) => visibleSeller(server, owner);
const changes = (owner: Pick<Person, 'id'> = seller) => readAuditedChanges(server, owner);

describe('how many rows are taken', () => {
  test.each([
    ['web', 500, 200],
    ['web', 501, 400],
    ['desktop', 501, 200],
    ['desktop', 2_500, 200],
    ['desktop', 2_501, 400],
    ['desktop', 1_000_000, 400],
  ])('from %s, %i rows: %i', async (platform, rows, status) => {
    const key = randomUUID();
    const answer = await sheetCaller(server, seller, platform).begin(key, rows);
    const maximum = platform === 'web' ? 500 : 2_500;
    const refusal = { code: 'tooManyRows', field: 'rows', details: { rows, maximum } };
    expect(answer).toMatchObject({ status, json: status === 200 ? { rows } : refusal });
    expect(await server.db.$count(productBatch, eq(productBatch.key, key))).toBe(status === 200 ? 1 : 0);
  });

  test('a call that does not say its platform is one from the web', async () => {
    const answer = await server.post('/v1/product/batch', { key: randomUUID(), rows: 501 }, seller.headers);
    expect(answer).toMatchObject({ status: 400, json: { code: 'tooManyRows' } });
  });

  test.each([
    ['a part beyond the end', 95, 10, 'tooManyItems', 'products'],
    ['a part that begins beyond the end', 100, 1, 'tooLarge', 'from'],
    ['more rows than a part takes', 0, 101, 'tooManyItems', 'products'],
    ['no rows', 0, 0, 'tooFewItems', 'products'],
    ['a place before the first', -1, 1, 'negativeNumber', 'from'],
  ])('%s is rejected', async (_name, from, count, code, field) => {
    const { begin, fill, find } = sheetCaller(server, seller);
    const key = randomUUID();
    await begin(key, 100);
    expect(await fill(key, from, makeSheet(count))).toMatchObject({ status: 400, json: { code, field } });
    expect((await find(key)).json).toMatchObject({ received: 0 });
  });
});

describe('a row that is wrong', () => {
  test('is reported with all others of its part, each at its field, and nothing of the part is saved', async () => {
    const { begin, fill, find } = sheetCaller(server, seller);
    const key = randomUUID();
    await begin(key, 300);
    const part = makeSheet(100);
    part[1] = { ...part[1], cost: -5, weight: 'heavy' };
    part[3] = { store: 'NOON_SA_FBN', subFamily: 'watches', cost: 5_00, sides: [1, 1, 1], weight: 5 };
    part[4] = { ...part[4], store: 'SOUQ' };
    part[5] = { ...part[5], marginRate: 9_900 };
    part[6] = { ...part[6], colour: 'red' };
    const answer = await fill(key, 200, part);
    expect(answer.status).toBe(400);
    const told = { code: 'notANumber', field: 'products.201.weight' };
    expect(answer.json).toMatchObject({
      ...told,
      problems: [
        told,
        { code: 'negativeNumber', field: 'products.201.cost' },
        { code: 'nameRequired', field: 'products.203.nameEn' },
        { code: 'unknownStore', field: 'products.204.store' },
        { code: 'targetUnreachable', field: 'products.205.marginRate' },
        { code: 'unknownField', field: 'products.206.colour' },
      ],
    });
    expect((await find(key)).json).toMatchObject({ received: 0, next: 0 });
  });

  test('at the time of saving, one of 500, prevents all others from being saved', async () => {
    const { begin, fillAll, store, find } = sheetCaller(server, seller, 'web');
    const key = randomUUID();
    await begin(key, 500);
    await fillAll(
      key,
      makeSheet(500, (at) => (at === 321 ? { barcode: '6280000000001' } : {})),
    );
    expect(await store(key)).toMatchObject({
      status: 400,
      json: {
        code: 'barcodeTwice',
        field: 'products.321.barcode',
        details: { barcode: '6280000000001', row: 1 },
      },
    });
    expect(await catalogue()).toEqual([]);
    expect(await changes()).toEqual([]);
    expect((await find(key)).json).toMatchObject({ state: 'open', received: 500 });
  });

  test('the same barcode in another store, and rows without one, are separate products', async () => {
    const rows = [
      { ...sampleProduct, barcode: 'A 1' },
      { ...sampleProduct, barcode: 'A 1', store: 'AMAZON_SA_FBA' },
      sampleProduct,
      sampleProduct,
    ];
    expect((await sheetCaller(server, seller).storeAll(rows)).json).toMatchObject({ added: 4 });
  });

  test('speaks the language of the caller', async () => {
    const key = randomUUID();
    const arabic = { ...seller, headers: { ...seller.headers, language: 'ar' } };
    const answer = await sheetCaller(server, arabic).store(key);
    expect(answer).toMatchObject({ status: 404, json: { code: 'unknownBatch', field: 'key' } });
    expect(answer.text).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('an existing barcode of the seller', () => {
  test('updates that product as a whole, with the differences in its history', async () => {
    const before = await savedProduct(server, seller, {
      barcode: 'W-1',
      nameEn: 'Old name',
      price: 200_00,
    });
    const row = { ...sampleProduct, barcode: 'W-1', nameEn: 'New name' };
    const answer = await sheetCaller(server, seller).storeAll([row, { ...row, barcode: 'W-2' }]);
    expect(answer.json).toMatchObject({ added: 1, updated: 1, unchanged: 0 });
    const [after] = await catalogue();
    expect(after).toMatchObject({ id: before.id, version: 2, nameEn: 'New name', price: null });
    expect(after?.finalPrice).toBe(before.recommendedPrice);
    const change = (await changes()).find(({ action }) => action === 'update');
    expect(change).toMatchObject({
      entityId: before.id,
      actorId: seller.id,
      nameEn: 'New name',
      before: { nameEn: 'Old name', price: 200_00, finalPrice: 200_00 },
      after: { nameEn: 'New name', price: null },
    });
    expect(Object.keys(change?.after ?? {})).not.toContain('cost');
    const { json } = await server.get(`/v1/product?id=${before.id}`, seller.headers);
    expect(json).toMatchObject({ version: 2, nameEn: 'New name', nameAr: row.nameAr });
  });

  test('is left as it is where nothing differs', async () => {
    const rows = makeSheet(5, (at) => ({
      override: { referral: { shape: 'flat', rate1: 1_200 + at } },
    }));
    const { storeAll } = sheetCaller(server, seller);
    await storeAll(rows);
    const before = await catalogue();
    expect((await storeAll(rows)).json).toMatchObject({ added: 0, updated: 0, unchanged: 5 });
    expect(await catalogue()).toEqual(before);
    expect(await changes()).toHaveLength(5);
  });

  test('rejects the row if the caller requests that', async () => {
    await savedProduct(server, seller, { barcode: 'W-1' });
    const rows = [sampleProduct, { ...sampleProduct, barcode: 'W-1' }];
    const answer = await sheetCaller(server, seller).storeAll(rows, { whenThere: 'refuse' });
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'barcodeThere', field: 'products.1.barcode', details: { barcode: 'W-1' } },
    });
    expect(await catalogue()).toHaveLength(1);
  });

  test('rejects the row if several products have it', async () => {
    for (const nameEn of ['One', 'Two']) await savedProduct(server, seller, { barcode: 'W-1', nameEn });
    const before = await catalogue();
    const answer = await sheetCaller(server, seller).storeAll([{ ...sampleProduct, barcode: 'W-1' }]);
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'barcodeThereTwice', field: 'products.0.barcode', details: { count: 2 } },
    });
    expect(await catalogue()).toEqual(before);
  });

  test('of another seller is irrelevant', async () => {
    const other = await person(server, { role: 'USER' });
    const theirs = await savedProduct(server, other, { barcode: 'W-1' });
    expect(
      (await sheetCaller(server, seller).storeAll([{ ...sampleProduct, barcode: 'W-1', cost: 9_00 }])).json,
    ).toMatchObject({ added: 1, updated: 0 });
    expect(await catalogue(other)).toMatchObject([{ id: theirs.id, cost: theirs.cost, version: 1 }]);
  });
});
