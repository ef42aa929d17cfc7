import { randomUUID } from 'node:crypto';
import { listedProduct } from '@saer/contract/products/product';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { product } from './tables.ts';
import { sampleProduct } from './testing/saved-product.ts';

const url = '/v1/product';

let server: TestApp;
let seller: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  seller = await person(server, { role: 'USER' });
  other = await person(server, { role: 'USER' });
});

const send = (more: object, by = seller, headers = {}) =>
  server.post(url, { ...sampleProduct, ...more }, { ...by.headers, ...headers });
const add = async (more: object, by = seller) => {
  const reply = await send(more, by);
  expect(reply.status).toBe(200);
  return listedProduct.parse(reply.json);
};
const toCount = (by: Person) => server.db.$count(product, eq(product.ownerId, by.id));

describe('a save key adds one product', () => {
  test('a repeated request returns the saved product, regardless of the order of fields', async () => {
    const saveKey = randomUUID();
    const first = await add({ saveKey, barcode: '2000000000008' });
    expect(await add({ saveKey, barcode: '2000000000008' })).toEqual(first);
    const turned = Object.fromEntries(
      Object.entries({ ...sampleProduct, saveKey, barcode: '2000000000008' }).toReversed(),
    );
    expect((await server.post(url, turned, seller.headers)).json).toEqual(first);
    expect(await add({ saveKey, barcode: '2000000000008', whenThere: 'keepBoth' })).toEqual(first);
    expect(await toCount(seller)).toBe(1);
  });

  test('other content under the key is rejected with a message, and the product does not change', async () => {
    const saveKey = randomUUID();
    const first = await add({ saveKey });
    for (const changed of [{ cost: 70_00 }, { nameEn: 'Another' }, { barcode: '2000000000008' }])
      expect(await send({ saveKey, ...changed })).toMatchObject({
        status: 409,
        json: { code: 'saveKeyUsed', field: 'saveKey', message: expect.any(String) },
      });
    expect(await add({ saveKey })).toEqual(first);
    expect(await toCount(seller)).toBe(1);
  });

  test('of ten concurrent contents one is saved and nine are rejected', async () => {
    const saveKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => send({ saveKey, cost: 50_00 + at })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await toCount(seller)).toBe(1);
  });

  test('ten concurrent requests save one product, with one history entry', async () => {
    const saveKey = randomUUID();
    const made = await Promise.all(Array.from({ length: 10 }, () => add({ saveKey, sku: 'W-1' })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await toCount(seller)).toBe(1);
    const ofProduct = and(eq(history.entity, 'product'), eq(history.entityId, made[0]?.id ?? 0));
    expect(await server.db.$count(history, ofProduct)).toBe(1);
  });

  test('keys of different sellers are independent', async () => {
    const saveKey = randomUUID();
    const [mine, theirs] = [await add({ saveKey }), await add({ saveKey }, other)];
    expect(theirs).toMatchObject({ ownerId: other.id });
    expect(theirs.id).not.toBe(mine.id);
  });

  test('a key must be a UUID', async () => {
    expect(await send({ saveKey: 'twice' })).toMatchObject({ status: 400, json: { field: 'saveKey' } });
  });
});

describe('an existing product', () => {
  test('with the same barcode is reported by its name in the caller’s language', async () => {
    const { id, version } = await add({ barcode: '2000000000008', nameEn: 'Watch', nameAr: 'ساعة' });
    const again = { barcode: '2000000000008', nameEn: 'Other', sku: 'B' };
    for (const [language, name] of [
      ['en', 'Watch'],
      ['ar', 'ساعة'],
    ] as const)
      expect(await send(again, seller, { language })).toMatchObject({
        status: 409,
        json: {
          code: 'productExists',
          message: expect.stringContaining(name),
          details: { id, version, name },
        },
      });
    expect(await toCount(seller)).toBe(1);
    expect(await add({ ...again, whenThere: 'keepBoth' })).toMatchObject({ nameEn: 'Other' });
    expect(await toCount(seller)).toBe(2);
  });

  test('without a barcode is matched by SKU', async () => {
    const { id } = await add({ sku: 'W-1', barcode: '2000000000015' });
    expect(await send({ sku: 'W-1' })).toMatchObject({ status: 409, json: { details: { id } } });
    await add({ sku: 'W-1', barcode: '2000000000022' });
  });

  test('of another store or seller does not count', async () => {
    await add({ barcode: '2000000000008' });
    await add({ barcode: '2000000000008', store: 'AMAZON_SA_FBA' });
    await add({ barcode: '2000000000008' }, other);
  });

  test('of ten concurrent ones with the same barcode one is added, and nine are reported', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => send({ barcode: '2000000000008', saveKey: randomUUID() })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await toCount(seller)).toBe(1);
  });
});

test('spaces around a barcode or SKU are ignored', async () => {
  const { barcode, sku } = await add({ barcode: ' 6281000000017 ', sku: ' W-1 ' });
  expect([barcode, sku]).toEqual(['6281000000017', 'W-1']);
  expect(await send({ barcode: '6281000000017 ' })).toMatchObject({
    status: 409,
    json: { code: 'productExists' },
  });
  expect(await toCount(seller)).toBe(1);
});

describe('market data', () => {
  const market = {
    sku: 'W-1',
    currentPrice: 45_00,
    minPrice: 40_00,
    maxPrice: 140_00,
    monthlySales: 30,
  };

  test('is returned as sent, with the profit at the current price', async () => {
    const added = await add(market);
    expect(added).toMatchObject({ ...market, currentMeetsTarget: false });
    expect(added.currentProfit).toBeLessThan(0);
    const priced = await add({ price: 45_00 });
    expect(added.currentProfit).toBe(priced.profit);
  });

  test('changes and is deleted with the product, and the history shows it', async () => {
    const { id, version } = await add(market);
    const changed = await server.put(
      url,
      { ...sampleProduct, id, version, sku: 'W-2', currentPrice: 300_00, monthlySales: 0 },
      seller.headers,
    );
    expect(changed).toMatchObject({
      status: 200,
      json: { sku: 'W-2', currentPrice: 300_00, currentMeetsTarget: true, minPrice: null, monthlySales: 0 },
    });
    const [, entry] = await server.db.select().from(history).where(eq(history.entityId, id));
    expect(entry).toMatchObject({
      before: { sku: 'W-1', currentPrice: 45_00, minPrice: 40_00, maxPrice: 140_00, monthlySales: 30 },
      after: { sku: 'W-2', currentPrice: 300_00, minPrice: null, maxPrice: null, monthlySales: 0 },
    });
  });

  test('an empty price range is rejected at its end, in the reader’s language', async () => {
    const reversed = { minPrice: 50_00, maxPrice: 49_99 };
    const refusal = { status: 400, json: { code: 'priceRangeReversed', field: 'maxPrice' } };
    expect(await send(reversed)).toMatchObject(refusal);
    const { id, version } = await add({ minPrice: 50_00, maxPrice: 50_00 });
    expect(
      await server.put(url, { ...sampleProduct, id, version, ...reversed }, seller.headers),
    ).toMatchObject(refusal);
  });

  test.each([
    ['currentPrice', 0],
    ['minPrice', -1],
    ['maxPrice', 1.5],
    ['monthlySales', -1],
    ['monthlySales', 1_000_001],
    ['sku', ' '],
  ])('%s rejects %s', async (field, value) => {
    expect(await send({ [field]: value })).toMatchObject({ status: 400, json: { field } });
  });
});
