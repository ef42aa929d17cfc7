import { randomUUID } from 'node:crypto';
import { maxMappedFields } from '@saer/contract/products/product-batch';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { productBatch, productBatchRow } from './tables.ts';
import { visibleSeller, sheetCaller, makeSheet } from './testing/import-sheet.ts';

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

const keptRows = async (key: string) => {
  const [batch] = await server.db.select().from(productBatch).where(eq(productBatch.key, key));
  return server.db.$count(productBatchRow, eq(productBatchRow.batchId, batch?.id ?? 0));
};

describe('a key', () => {
  test('of someone else opens nothing, and can be used by oneself', async () => {
    const other = await person(server, { role: 'USER' });
    const [own, theirs] = [sheetCaller(server, seller), sheetCaller(server, other)];
    const key = randomUUID();
    await theirs.begin(key, 2);
    await theirs.fillAll(key, makeSheet(2));
    for (const answer of [await own.find(key), await own.store(key), await own.cancel(key)])
      expect(answer).toMatchObject({ status: 404, json: { code: 'unknownBatch' } });
    expect(await own.fill(key, 0, makeSheet(1))).toMatchObject({ status: 404 });
    expect((await own.begin(key, 7)).json).toMatchObject({ rows: 7, received: 0 });
    expect((await theirs.find(key)).json).toMatchObject({ rows: 2, received: 2, state: 'open' });
  });

  test('is bound to one sheet: another size or option is rejected', async () => {
    const { begin } = sheetCaller(server, seller);
    const key = randomUUID();
    await begin(key, 5);
    const refusal = { status: 409, json: { code: 'batchDiffers', field: 'key', details: { rows: 5 } } };
    expect(await begin(key, 6)).toMatchObject(refusal);
    expect(await begin(key, 5, { whenThere: 'refuse' })).toMatchObject(refusal);
    expect(await begin(key, 5, { whenThere: 'update' })).toMatchObject({ status: 200 });
  });

  test('is bound to its content: another one is rejected, also if both start at once', async () => {
    const { begin, fillAll, store } = sheetCaller(server, seller);
    const [key, mine, others] = [randomUUID(), 'a'.repeat(64), 'b'.repeat(64)];
    const started = await Promise.all([mine, others].map((content) => begin(key, 2, { content })));
    expect(started.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409]);
    const [held, refused] = started[0]?.status === 200 ? [mine, others] : [others, mine];
    await fillAll(key, makeSheet(2));
    expect(await store(key)).toMatchObject({ json: { state: 'stored' } });
    expect(await begin(key, 2, { content: held })).toMatchObject({ json: { state: 'stored', added: 2 } });
    for (const content of [{ content: refused }, {}])
      expect(await begin(key, 2, content)).toMatchObject({
        status: 409,
        json: { code: 'batchDiffers', field: 'key', message: expect.any(String) },
      });
    expect(await catalogue()).toHaveLength(2);
  });

  test.each(['', 'abc', '1', "'; drop table product_batch", '00000000-0000-0000-0000-00000000000g'])(
    'is a UUID: %j is none',
    async (key) => {
      const answer = await sheetCaller(server, seller).begin(key, 1);
      expect(answer).toMatchObject({ status: 400, json: { field: 'key' } });
    },
  );
});

describe('a sheet that was given up', () => {
  test('leaves nothing, and takes and stores nothing any more', async () => {
    const { begin, fill, fillAll, cancel, store, find } = sheetCaller(server, seller);
    const key = randomUUID();
    await begin(key, 3);
    await fillAll(key, makeSheet(3));
    expect(await cancel(key)).toMatchObject({ status: 200, json: { state: 'cancelled', received: 0 } });
    expect(await cancel(key)).toMatchObject({ status: 200, json: { state: 'cancelled' } });
    const refusal = { status: 409, json: { code: 'batchClosed', details: { state: 'cancelled' } } };
    expect(await store(key)).toMatchObject(refusal);
    expect(await fill(key, 0, makeSheet(1))).toMatchObject(refusal);
    expect((await find(key)).json).toMatchObject({ state: 'cancelled' });
    expect(await keptRows(key)).toBe(0);
    expect(await catalogue()).toEqual([]);
  });

  test('is not one that is stored already', async () => {
    const { begin, fillAll, cancel, store, fill } = sheetCaller(server, seller);
    const key = randomUUID();
    await begin(key, 3);
    await fillAll(key, makeSheet(3));
    await store(key);
    const refusal = { status: 409, json: { code: 'batchClosed', details: { state: 'stored' } } };
    expect(await cancel(key)).toMatchObject(refusal);
    expect(await fill(key, 0, makeSheet(1))).toMatchObject(refusal);
    expect(await catalogue()).toHaveLength(3);
  });

  test('while it is being stored is stored whole or not at all', async () => {
    const { begin, fillAll, cancel, store } = sheetCaller(server, seller);
    const key = randomUUID();
    await begin(key, 200);
    await fillAll(key, makeSheet(200));
    const [stored, cancelled] = await Promise.all([store(key), cancel(key)]);
    expect(new Set([stored.status, cancelled.status])).toEqual(new Set([200, 409]));
    expect(await catalogue()).toHaveLength(stored.status === 200 ? 200 : 0);
  });
});

describe('how columns were assigned', () => {
  const headers = 'ab'.repeat(32);
  const url = `/v1/product/column-mapping?headers=${headers}`;
  const positions = Array.from({ length: maxMappedFields + 1 }, (_, at) => at);
  const everyColumn = Object.fromEntries(positions.map((at) => [`field${at}`, at]));
  const everyUnit = Object.fromEntries(positions.map((at) => [`field${at}`, 'kg']));

  test('is saved for the next sheet with the same headers, for one’s own products', async () => {
    const nothing = { mapping: null, units: {}, ignored: [] };
    expect((await server.get(url, seller.headers)).json).toEqual(nothing);
    const last = { mapping: { cost: 26, weight: 2 }, units: { weight: 'kg' }, ignored: [4, 7] };
    for (const answers of [{ mapping: { cost: 3 } }, last]) {
      const kept = await server.put('/v1/product/column-mapping', { headers, ...answers }, seller.headers);
      expect(kept).toMatchObject({ status: 200, json: { ...nothing, ...answers } });
    }
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    const other = await person(server, { role: 'USER' });
    expect((await server.get(url, helper.headers)).json).toEqual(last);
    expect((await server.get(url, other.headers)).json).toEqual(nothing);
  });

  test.each([
    ['headers that are no hash', { headers: 'AB', mapping: {} }],
    ['a column that is none', { headers, mapping: { cost: -1 } }],
    ['a column beyond the last', { headers, mapping: { cost: 16_384 } }],
    ['no mapping', { headers }],
    ['units that are no words', { headers, mapping: {}, units: { weight: 3 } }],
    ['half a character as a field', { headers, mapping: { '\ud800': 1 } }],
    ['half a character as a unit', { headers, mapping: {}, units: { weight: '\ud800' } }],
    ['more fields than a product has', { headers, mapping: everyColumn }],
    ['units of more fields than a product has', { headers, mapping: {}, units: everyUnit }],
    ['left-out columns that are no places', { headers, mapping: {}, ignored: ['F'] }],
  ])('%s: rejected', async (_name, body) => {
    expect((await server.put('/v1/product/column-mapping', body, seller.headers)).status).toBe(400);
  });
});
