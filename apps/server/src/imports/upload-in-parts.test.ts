import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { productBatch } from './tables.ts';
import { columnKey, makeRows, sendSheet, type SheetRow, makeWorkbook } from './testing/send-sheet.ts';
import { visibleSeller, readAuditedChanges } from './testing/import-sheet.ts';

/** More rows than one statement writes. */
const count = 1_300;

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const send = async (more: (at: number) => SheetRow, key = randomUUID()) =>
  sendSheet(server, seller, await makeWorkbook(makeRows(count, more)), { key });
const barcodes = async () => (await visibleSeller(server, seller)).map(({ barcode }) => barcode);
const nothingIsLeft = async () => {
  expect(await barcodes()).toEqual([]);
  expect(await readAuditedChanges(server, seller)).toEqual([]);
  expect(await server.db.$count(productBatch, eq(productBatch.ownerId, seller.id))).toBe(0);
};
const last = count - 1;

test('the rows of a large file are stored in its order, and counted', async () => {
  expect(await send(() => ({}))).toMatchObject({
    json: { good: count, batch: { rows: count, added: count } },
  });
  expect(await barcodes()).toEqual(makeRows(count).map((row) => row.Barcode));
});

test.each<[string, SheetRow, string, keyof SheetRow]>([
  ['has no price', { 'Cost (SAR)': 'a lot' }, 'notANumber', 'Cost (SAR)'],
  ['has the barcode of the first', { Barcode: '6280000000001' }, 'barcodeTwice', 'Barcode'],
])('where the last row %s, nothing is left of those before it', async (_, wrong, code, column) => {
  const key = randomUUID();
  const answer = await send((at) => (at === last ? wrong : {}), key);
  const field = `${columnKey(column)}${count + 1}`;
  expect(answer).toMatchObject({
    status: 200,
    json: { good: last, problems: [{ code, field }], batch: null },
  });
  await nothingIsLeft();
  expect(await send(() => ({}), key)).toMatchObject({ json: { batch: { key, added: count } } });
});

test('existing products are updated, wherever they are, and the others are added', async () => {
  const there = [3, 700, last];
  const few = makeRows(count).filter((_, at) => there.includes(at));
  await sendSheet(server, seller, await makeWorkbook(few));
  const answer = await send((at) => (at === 700 ? { 'Cost (SAR)': 90 } : {}));
  expect(answer).toMatchObject({
    json: { batch: { rows: count, added: count - there.length, updated: 1, unchanged: there.length - 1 } },
  });
  const stored = await barcodes();
  expect(stored).toHaveLength(count);
  expect(new Set(stored).size).toBe(count);
});

test('where the last product must not be there and is, nothing is left of those before it', async () => {
  await sendSheet(server, seller, await makeWorkbook(makeRows(count).slice(last)));
  const file = await makeWorkbook(makeRows(count));
  const answer = await sendSheet(server, seller, file, { query: { whenThere: 'refuse' } });
  const field = `${columnKey('Barcode')}${count + 1}`;
  expect(answer.json).toMatchObject({ good: last, problems: [{ code: 'barcodeThere', field }], batch: null });
  expect(await barcodes()).toHaveLength(1);
});

test('of two large files at once that name the same products one adds them, and the other finds them', async () => {
  const answers = await Promise.all([send(() => ({})), send(() => ({}))]);
  const batches = answers.map(({ json }) => json);
  expect(batches).toContainEqual(
    expect.objectContaining({ batch: expect.objectContaining({ added: count }) }),
  );
  expect(batches).toContainEqual(
    expect.objectContaining({ batch: expect.objectContaining({ added: 0, unchanged: count }) }),
  );
  expect(await barcodes()).toHaveLength(count);
});

const line = (barcode: string, sku: string): string =>
  `${barcode},${sku},Watch,NOON_SA_FBN,watches,20,15,10,400,50`;

test('a row whose number is the barcode of an earlier row of the file is a separate product', async () => {
  const first = Array.from({ length: 900 }, (_, at) => line(`62810${String(at).padStart(4, '0')}`, ''));
  const header =
    'Barcode,SKU,English name,Store,Sub family,Longest side (cm),Median side (cm),Shortest side (cm),Weight (g),Cost (SAR)';
  const file = Buffer.from([header, ...first, line('6299', '628100000')].join('\r\n'));
  const answer = await sendSheet(server, seller, file, { name: 'products.csv' });
  expect(answer.json).toMatchObject({ problems: [], batch: { added: 901, updated: 0 } });
});
