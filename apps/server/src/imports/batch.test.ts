import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleProduct, savedProduct } from '../products/testing/saved-product.ts';
import { product } from '../products/tables.ts';
import { store as storeTable } from '../lists/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { lockOwner } from '../products/editing/owned-product.ts';
import { removeAbandonedBatches } from './jobs.ts';
import { productBatch, productBatchRow } from './tables.ts';
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

const keptRows = async (key: string) => {
  const [batch] = await server.db.select().from(productBatch).where(eq(productBatch.key, key));
  return server.db.$count(productBatchRow, eq(productBatchRow.batchId, batch?.id ?? 0));
};

describe('a sheet is sent in parts and stored in one go', () => {
  test('every row becomes a product, priced as if it had been added by itself, with its history', async () => {
    const rows = makeSheet(230);
    const answer = await sheetCaller(server, seller).storeAll(rows, { fileName: 'my products.xlsx' });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        state: 'stored',
        rows: 230,
        received: 230,
        next: null,
        added: 230,
        updated: 0,
        unchanged: 0,
        fileName: 'my products.xlsx',
        storedAt: expect.any(String),
      },
    });
    const [alone, ...stored] = [await savedProduct(server, seller, rows[7]), ...(await catalogue())];
    expect(stored).toHaveLength(231);
    const same = ['recommendedPrice', 'finalPrice', 'profit', 'finalMargin', 'feeTableId', 'sides'] as const;
    for (const name of same) expect(stored[7]?.[name]).toEqual(alone[name]);
    expect(stored[7]).toMatchObject({ barcode: '6280000000008', version: 1, nameEn: 'Steel watch 8' });
    const written = await changes();
    const [ofSheet, ofOne] = [written[7], written.at(-1)];
    expect(written).toHaveLength(231);
    expect(ofSheet).toMatchObject({ action: 'create', entityId: stored[7]?.id, actorId: seller.id });
    expect(ofSheet?.after).toEqual(ofOne?.after);
    expect(Object.keys(ofSheet?.after ?? {})).toContain('feeTableId');
  });

  test('of many rows each is written once, whatever becomes of it', async () => {
    const { storeAll } = sheetCaller(server, seller);
    await storeAll(makeSheet(1_100));
    const rows = makeSheet(1_700, (at) => (at < 1_050 ? { cost: 99_00 } : {}));
    expect((await storeAll(rows)).json).toMatchObject({ added: 600, updated: 1_050, unchanged: 50 });
    const stored = await catalogue();
    expect(stored.map(({ barcode }) => barcode)).toEqual(rows.map((row) => row['barcode']));
    expect(stored.map(({ cost }) => cost)).toEqual(rows.map((row) => row['cost']));
    expect(await changes()).toHaveLength(1_100 + 1_650);
  });

  test('saved rows are no longer stored separately, and repeating the call gets the same reply', async () => {
    const { begin, fillAll, store, find } = sheetCaller(server, seller);
    const key = randomUUID();
    await begin(key, 3);
    await fillAll(key, makeSheet(3));
    const first = await store(key);
    expect(await store(key)).toMatchObject({ status: 200, json: first.json });
    expect((await find(key)).json).toEqual(first.json);
    expect((await begin(key, 3)).json).toEqual(first.json);
    expect(await catalogue()).toHaveLength(3);
    expect(await keptRows(key)).toBe(0);
  });

  test('of ten who ask at once with one key one stores, and all are answered the same', async () => {
    const { begin, fillAll, store } = sheetCaller(server, seller);
    const key = randomUUID();
    const started = await Promise.all(Array.from({ length: 10 }, () => begin(key, 40)));
    expect(new Set(started.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(Array.from({ length: 3 }, () => fillAll(key, makeSheet(40))));
    const answers = await Promise.all(Array.from({ length: 10 }, () => store(key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, json: { added: 40 } });
    expect(await catalogue()).toHaveLength(40);
    expect(await changes()).toHaveLength(40);
  });

  test('two concurrent sheets of one seller do not both add a product that both contain', async () => {
    const { storeAll } = sheetCaller(server, seller);
    const answers = await Promise.all([storeAll(makeSheet(60)), storeAll(makeSheet(60))]);
    expect(answers.map(({ json }) => json)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ added: 60, unchanged: 0 }),
        expect.objectContaining({ added: 0, unchanged: 60 }),
      ]),
    );
    expect(await catalogue()).toHaveLength(60);
  });
});

describe('a broken connection', () => {
  test('resumes at the first missing row, wherever it was interrupted', async () => {
    const { begin, fill, fillAll, find, store } = sheetCaller(server, seller);
    const rows = makeSheet(250);
    const key = randomUUID();
    expect((await begin(key, 250)).json).toMatchObject({ received: 0, next: 0, state: 'open' });
    await fill(key, 0, rows.slice(0, 100));
    await fill(key, 200, rows.slice(200));
    expect((await find(key)).json).toMatchObject({ received: 150, next: 100 });
    expect(await store(key)).toMatchObject({
      status: 409,
      json: { code: 'rowsMissing', field: 'products', details: { received: 150, rows: 250 } },
    });
    expect(await catalogue()).toHaveLength(0);
    expect((await begin(key, 250)).json).toMatchObject({ received: 150, next: 100 });
    await fillAll(key, rows, 100);
    expect((await find(key)).json).toMatchObject({ received: 250, next: null });
    expect((await store(key)).json).toMatchObject({ added: 250 });
  });

  test('may send a part twice, and one that was corrected takes the place of the first', async () => {
    const { begin, fill, store } = sheetCaller(server, seller);
    const key = randomUUID();
    await begin(key, 2);
    await fill(key, 0, makeSheet(2));
    expect((await fill(key, 0, makeSheet(2))).json).toMatchObject({ received: 2 });
    await fill(key, 1, makeSheet(2, () => ({ nameEn: 'Corrected' })).slice(1));
    await store(key);
    expect((await catalogue()).map(({ nameEn }) => nameEn)).toEqual(['Steel watch 1', 'Corrected']);
  });
});

describe('between sending and storing', () => {
  test('if fees change, products are priced with those at the time of saving', async () => {
    await using own = await testApp();
    const owner = await person(own, { role: 'USER', subscribed: true });
    const { begin, fillAll, store } = sheetCaller(own, owner);
    const key = randomUUID();
    await begin(key, 1);
    await fillAll(key, [sampleProduct]);
    const before = await savedProduct(own, owner);
    await own.db.execute(
      sql`update referral_rule set rate1 = rate1 + 500 where sub_family_id = (select id from product_sub_family where code = 'watches')`,
    );
    expect((await store(key)).status).toBe(200);
    const [, stored] = await own.db.select().from(product).orderBy(asc(product.id));
    expect(stored?.recommendedPrice).toBeGreaterThan(before.recommendedPrice);
  });

  test('if a store is deactivated, nothing is saved, and its rows are reported', async () => {
    await using own = await testApp();
    const owner = await person(own, { role: 'USER', subscribed: true });
    const { begin, fillAll, store } = sheetCaller(own, owner);
    const key = randomUUID();
    await begin(key, 2);
    await fillAll(key, [{ ...sampleProduct, store: 'AMAZON_SA_FBA' }, sampleProduct]);
    await own.db.update(storeTable).set({ active: false }).where(eq(storeTable.code, 'NOON_SA_FBN'));
    expect(await store(key)).toMatchObject({
      status: 400,
      json: { code: 'unknownStore', field: 'products.1.store' },
    });
    expect(await own.db.$count(product)).toBe(0);
  });
});

test('a database outage while saving leaves nothing, and the sheet can be saved again', async () => {
  const { begin, fillAll, store, find } = sheetCaller(server, seller);
  const key = randomUUID();
  await begin(key, 150);
  await fillAll(key, makeSheet(150));
  const asked = await server.db.transaction(async (tx) => {
    // Closing a batch waits here, with the products and their history already written.
    await tx.execute(sql`lock table product_batch_row in share mode`);
    const answer = store(key);
    const waits = async (): Promise<number> => {
      const { rows } = await tx.execute<{ pid: number }>(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.pid ?? waits();
    };
    await tx.execute(sql`select pg_terminate_backend(${await waits()})`);
    return { answer };
  });
  expect(await asked.answer).toMatchObject({ status: 503, json: { code: 'databaseUnavailable' } });
  expect(await catalogue()).toEqual([]);
  expect((await find(key)).json).toMatchObject({ state: 'open', received: 150, next: null });
  expect(await store(key)).toMatchObject({ status: 200, json: { added: 150 } });
  expect(await catalogue()).toHaveLength(150);
});

test('a sheet that waits too long for another one of its seller is told to retry', async () => {
  await server.db.transaction(async (first) => {
    await lockOwner(first, seller.id);
    const second = server.db.transaction((tx) => lockOwner(tx, seller.id, 50));
    await expect(second).rejects.toMatchObject({ statusCode: 503 });
    const other = await person(server, { role: 'USER', subscribed: true });
    expect((await sheetCaller(server, other).storeAll(makeSheet(1))).json).toMatchObject({ added: 1 });
  });
  expect((await sheetCaller(server, seller).storeAll(makeSheet(1))).json).toMatchObject({ added: 1 });
});

describe('the seller who gets the products', () => {
  test('a sub-user’s sheet goes into their subscriber’s, and both may go on with it', async () => {
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    const [own, helping] = [sheetCaller(server, seller), sheetCaller(server, helper)];
    const key = randomUUID();
    await helping.begin(key, 2);
    await helping.fill(key, 0, makeSheet(1));
    await own.fill(key, 1, makeSheet(2).slice(1));
    expect(await helping.store(key)).toMatchObject({ status: 200, json: { added: 2 } });
    expect(await catalogue()).toHaveLength(2);
    expect(await changes()).toMatchObject([{ actorId: helper.id }, { actorId: helper.id }]);
  });

  test.each(['ADMIN', 'SUPER_ADMIN'] as const)('an %s has none', async (role) => {
    const admin = await person(server, { role });
    expect(await sheetCaller(server, admin).begin(randomUUID(), 1)).toMatchObject({
      status: 403,
      json: { code: 'notAllowed' },
    });
  });
});

test('an unfinished sheet is deleted after seven days; the result of a saved one remains', async () => {
  const { begin, fillAll, find, store } = sheetCaller(server, seller);
  const [young, old, stored] = [randomUUID(), randomUUID(), randomUUID()];
  for (const key of [young, old, stored]) {
    await begin(key, 1);
    await fillAll(key, [sampleProduct]);
  }
  await store(stored);
  const long = new Date(Date.now() - 7.5 * 86_400_000).toISOString();
  for (const key of [old, stored])
    await server.db.update(productBatch).set({ createdAt: long }).where(eq(productBatch.key, key));
  expect(await removeAbandonedBatches(server.db)).toBe(1);
  expect((await find(old)).status).toBe(404);
  expect((await find(young)).json).toMatchObject({ received: 1 });
  expect((await find(stored)).json).toMatchObject({ state: 'stored', added: 1 });
});
