import { randomUUID } from 'node:crypto';
import { headersKey } from '@saer/spreadsheet/rows/layouts/headers-key';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { savedProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { productBatch } from './tables.ts';
import { columnKey, makeRows, sendSheet, makeWorkbook } from './testing/send-sheet.ts';
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

const catalogue = () => visibleSeller(server, seller);
const batches = () => server.db.$count(productBatch, eq(productBatch.ownerId, seller.id));

describe('a file without errors', () => {
  test('is stored whole, each row priced as if it had been added by itself', async () => {
    const key = randomUUID();
    const answer = await sendSheet(server, seller, await makeWorkbook(makeRows(30)), { key });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        sheet: 'Products',
        rows: 30,
        good: 30,
        problems: [],
        batch: { key, state: 'stored', fileName: 'products.xlsx', rows: 30, added: 30, next: null },
      },
    });
    const stored = await catalogue();
    expect(stored).toHaveLength(30);
    const alone = await savedProduct(server, seller, { cost: 50_04 });
    expect(stored[4]).toMatchObject({
      barcode: '6280000000005',
      nameEn: 'Steel watch 5',
      cost: 50_04,
      marginRate: 2_000,
      recommendedPrice: alone.recommendedPrice,
      profit: alone.profit,
    });
    expect(await readAuditedChanges(server, seller)).toHaveLength(31);
  });

  test('sent again under its key is answered the same and stored once, ten times at once as well', async () => {
    const [key, file] = [randomUUID(), await makeWorkbook(makeRows(20))];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendSheet(server, seller, file, { key })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, json: { batch: { added: 20 } } });
    expect(await catalogue()).toHaveLength(20);
  });

  test('under the key of another file is rejected with a message, and none of its rows is lost silently', async () => {
    const key = randomUUID();
    const first = await makeWorkbook(makeRows(4));
    const other = await makeWorkbook(makeRows(4, (at) => ({ Barcode: `999${at}0000000` })));
    const refusal = {
      status: 409,
      json: { code: 'batchDiffers', field: 'key', message: expect.any(String), details: { rows: 4 } },
    };
    expect(await sendSheet(server, seller, first, { key })).toMatchObject({ json: { batch: { added: 4 } } });
    expect(await sendSheet(server, seller, other, { key })).toMatchObject(refusal);
    const refusing = { key, query: { whenThere: 'refuse' } };
    expect(await sendSheet(server, seller, first, refusing)).toMatchObject(refusal);
    expect(await sendSheet(server, seller, first, { key })).toMatchObject({
      json: { problems: [], batch: { state: 'stored', added: 4 } },
    });
    expect(await catalogue()).toHaveLength(4);
  });

  test('is the same under its key whatever became of fees and products since', async () => {
    const key = randomUUID();
    const file = await makeWorkbook(makeRows(3));
    const refusing = { key, query: { whenThere: 'refuse' } };
    const first = await sendSheet(server, seller, file, refusing);
    expect(first).toMatchObject({ status: 200, json: { batch: { added: 3 } } });
    expect((await sendSheet(server, seller, file, refusing)).json).toEqual(first.json);
  });

  test('of eight concurrent files under one key, one is saved and the others are rejected', async () => {
    const key = randomUUID();
    const files = await Promise.all(
      Array.from({ length: 8 }, (_, file) =>
        makeWorkbook(makeRows(5, (at) => ({ Barcode: `99${file}0000000${at}` }))),
      ),
    );
    const answers = await Promise.all(files.map((file) => sendSheet(server, seller, file, { key })));
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await catalogue()).toHaveLength(5);
  });

  test('cannot replace a sheet that was started in parts, nor the other way round', async () => {
    const { begin, fill } = sheetCaller(server, seller);
    const [parts, whole] = [randomUUID(), randomUUID()];
    await begin(parts, 4);
    await fill(parts, 0, makeSheet(2));
    const file = await makeWorkbook(makeRows(4));
    const refusal = { status: 409, json: { code: 'batchDiffers', details: { rows: 4 } } };
    expect(await sendSheet(server, seller, file, { key: parts })).toMatchObject(refusal);
    expect(await sendSheet(server, seller, file, { key: whole })).toMatchObject({ status: 200 });
    expect(await begin(whole, 4)).toMatchObject(refusal);
    expect(await catalogue()).toHaveLength(4);
  });

  test('under another key updates its products where they differ', async () => {
    await sendSheet(server, seller, await makeWorkbook(makeRows(10)));
    const changed = makeRows(10, (at) => (at < 3 ? { 'Cost (SAR)': 80 } : {}));
    const answer = await sendSheet(server, seller, await makeWorkbook(changed));
    expect(answer.json).toMatchObject({ batch: { added: 0, updated: 3, unchanged: 7 } });
  });

  test('is only looked at where the caller asks for that', async () => {
    const answer = await sendSheet(server, seller, await makeWorkbook(makeRows(5)), {
      query: { only: 'check' },
    });
    expect(answer).toMatchObject({ status: 200, json: { rows: 5, good: 5, problems: [], batch: null } });
    expect(await catalogue()).toEqual([]);
    expect(await batches()).toBe(0);
  });

  test.each([
    ['UTF-8 with a BOM and semicolons', (text: string) => Buffer.from(`\uFEFF${text.replaceAll(',', ';')}`)],
    ['UTF-16', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['tabs', (text: string) => Buffer.from(text.replaceAll(',', '\t'))],
  ])('may be a .csv: %s', async (_name, encode) => {
    const text =
      'الباركود,الاسم بالعربية,المتجر,العائلة الفرعية,الطول,العرض,الارتفاع,الوزن (جم),التكلفة\r\n' +
      '٦٢٨١,ساعة معدنية,NOON_SA_FBN,watches,٢٠,١٥,١٠,٤٠٠,"٥٠٫٢٥ ر.س"\r\n';
    const answer = await sendSheet(server, seller, encode(text), { name: 'منتجات.csv' });
    expect(answer.json).toMatchObject({ rows: 1, problems: [], batch: { fileName: 'منتجات.csv', added: 1 } });
    expect(await catalogue()).toMatchObject([{ nameAr: 'ساعة معدنية', cost: 50_25, barcode: '6281' }]);
  });

  test('of a sub-user adds to their subscriber’s products; an admin has none', async () => {
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    const file = await makeWorkbook(makeRows(2));
    expect((await sendSheet(server, helper, file)).json).toMatchObject({ batch: { added: 2 } });
    expect(await catalogue()).toHaveLength(2);
    const admin = await person(server, { role: 'ADMIN' });
    expect(await sendSheet(server, admin, file)).toMatchObject({ status: 403 });
  });
});

const wrong = (at: number) => {
  if (at === 1) return { 'Cost (SAR)': 'a lot', Store: 'Souq' };
  if (at === 3) return { Barcode: '6280000000001' };
  return at === 4 ? { 'Required margin (%)': '99%' } : {};
};

describe('a file with errors', () => {
  test('reports all of them, each at its cell, and nothing of it is saved', async () => {
    const key = randomUUID();
    const answer = await sendSheet(server, seller, await makeWorkbook(makeRows(6, wrong)), { key });
    expect(answer).toMatchObject({ status: 200, json: { rows: 6, good: 3, batch: null } });
    const told = [
      ['unknownStore', `${columnKey('Store')}3`],
      ['notANumber', `${columnKey('Cost (SAR)')}3`],
      ['barcodeTwice', `${columnKey('Barcode')}5`],
      ['targetUnreachable', `${columnKey('Required margin (%)')}6`],
    ].map(([code, field]) => expect.objectContaining({ code, field }));
    expect(answer.json).toMatchObject({ problems: expect.arrayContaining(told) });
    expect(await catalogue()).toEqual([]);
    expect(await batches()).toBe(0);
    const corrected = await sendSheet(server, seller, await makeWorkbook(makeRows(5)), { key });
    expect(corrected.json).toMatchObject({ problems: [], batch: { key, added: 5 } });
  });

  test('reports them in the caller’s language', async () => {
    const answer = await sendSheet(server, seller, await makeWorkbook(makeRows(3, wrong)), {
      language: 'ar',
    });
    expect(answer.json).toMatchObject({
      problems: [{ message: expect.stringMatching(/[\u0600-\u06ff]/) }, {}],
    });
  });

  test('of the seller’s products: a barcode they have twice, or at all if that is rejected', async () => {
    for (const nameEn of ['One', 'Two'])
      await savedProduct(server, seller, { barcode: '6280000000002', nameEn });
    await savedProduct(server, seller, { barcode: '6280000000003' });
    const file = await makeWorkbook(makeRows(4));
    expect((await sendSheet(server, seller, file)).json).toMatchObject({
      good: 3,
      problems: [{ code: 'barcodeThereTwice', field: `${columnKey('Barcode')}3` }],
      batch: null,
    });
    for (const query of [{ whenThere: 'refuse' }, { whenThere: 'refuse', only: 'check' }])
      expect((await sendSheet(server, seller, file, { query })).json).toMatchObject({
        good: 2,
        problems: [
          { code: 'barcodeThere', field: `${columnKey('Barcode')}3` },
          { code: 'barcodeThere', field: `${columnKey('Barcode')}4` },
        ],
      });
    expect(await catalogue()).toHaveLength(3);
  });
});

describe('how many rows a file may have', () => {
  test.each([
    ['web', 500, 200],
    ['web', 501, 400],
    ['desktop', 501, 200],
    ['desktop', 2_501, 400],
  ])('from %s, %i rows: %i', async (platform, rows, status) => {
    const answer = await sendSheet(server, seller, await makeWorkbook(makeRows(rows)), { platform });
    const maximum = platform === 'web' ? 500 : 2_500;
    const refusal = { code: 'tooManyRows', field: 'file', details: { rows, maximum } };
    expect(answer).toMatchObject({ status, json: status === 200 ? { batch: { added: rows } } : refusal });
    expect(await catalogue()).toHaveLength(status === 200 ? rows : 0);
  });
});

describe('columns', () => {
  const bare = Buffer.from(
    'Ref,What,Where,Kind,A,B,C,G,Bought for\r\n1,Watch,NOON_SA_FBN,watches,20,15,10,400,50\r\n',
  );
  const mapping = {
    barcode: 0,
    nameEn: 1,
    store: 2,
    subFamily: 3,
    longestSide: 4,
    medianSide: 5,
    shortestSide: 6,
    weight: 7,
    cost: 8,
  };

  test('that nobody could recognise are read as they were assigned the last time', async () => {
    expect((await sendSheet(server, seller, bare, { name: 'a.csv' })).json).toMatchObject({ good: 0 });
    const headers = await headersKey(['Ref', 'What', 'Where', 'Kind', 'A', 'B', 'C', 'G', 'Bought for']);
    await server.put('/v1/product/column-mapping', { headers, mapping }, seller.headers);
    expect((await sendSheet(server, seller, bare, { name: 'a.csv' })).json).toMatchObject({
      problems: [],
      batch: { added: 1 },
    });
  });

  test('saved under unknown names do no harm', async () => {
    const headers = await headersKey(['Ref', 'What', 'Where', 'Kind', 'A', 'B', 'C', 'G', 'Bought for']);
    const odd = { ...mapping, nonsense: 3, constructor: 1, toString: 2 };
    await server.put('/v1/product/column-mapping', { headers, mapping: odd }, seller.headers);
    expect((await sendSheet(server, seller, bare, { name: 'a.csv' })).json).toMatchObject({
      batch: { added: 1 },
    });
  });
});
