import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { sendSheet } from './testing/send-sheet.ts';
import { visibleSeller } from './testing/import-sheet.ts';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());

type Row = (string | number | null)[];

const send = async (rows: readonly Row[], more: Parameters<typeof sendSheet>[3] = {}) =>
  sendSheet(server, seller, await writeXlsx({ sheets: [{ name: 'Mine', rows: [...rows] }] }), more);
const sendText = (text: string) => sendSheet(server, seller, Buffer.from(text), { name: 'mine.csv' });

const saved = async () =>
  (await visibleSeller(server, seller)).map(({ sku, cost, weight }) => ({ sku, cost, weight }));

const headers = ['SKU', 'English name', 'Store', 'Sub family', 'Size class', 'Weight (g)', 'Cost (SAR)'];
const product = (sku: string, weight: number, cost: number): Row => [
  sku,
  `Watch ${sku}`,
  'NOON_SA_FBN',
  'watches',
  'standard_parcel',
  weight,
  cost,
];

describe('a second table in a sheet', () => {
  test('is read by its own headers', async () => {
    const answer = await send([
      headers,
      product('A-1', 400, 40),
      [],
      ['Cost (SAR)', 'Weight (kg)', 'SKU', 'English name', 'Store', 'Sub family', 'Size class'],
      [55, 0.7, 'B-1', 'Watch', 'NOON_SA_FBN', 'watches', 'standard_parcel'],
    ]);
    expect(answer.json).toMatchObject({ questions: [], problems: [], rows: 2, batch: { added: 2 } });
    expect(await saved()).toEqual(
      expect.arrayContaining([
        { sku: 'A-1', cost: 40_00, weight: 400 },
        { sku: 'B-1', cost: 55_00, weight: 700 },
      ]),
    );
  });

  test('has its errors at its own cells', async () => {
    const answer = await send([
      headers,
      product('A-1', 400, 40),
      ['Cost (SAR)', 'SKU', 'English name', 'Store', 'Sub family', 'Size class', 'Weight (g)'],
      ['much', 'B-1', 'Watch', 'NOON_SA_FBN', 'watches', 'standard_parcel', 400],
    ]);
    expect(answer.json).toMatchObject({
      good: 1,
      problems: [{ code: 'notANumber', field: 'A4' }],
      batch: null,
    });
  });

  test('is a problem where one of its columns is unclear, in both languages', async () => {
    const rows = [
      headers,
      product('A-1', 400, 40),
      ['SKU', 'English name', 'Store', 'Sub family', 'Size class', 'Weight (g)', 'Mystery'],
      product('B-1', 400, 55),
    ];
    const answer = await send(rows);
    expect(answer.json).toMatchObject({
      good: 1,
      batch: null,
      problems: [
        {
          code: 'tableUnclear',
          field: '4',
          message:
            'Row 3 begins another table, and its column “Mystery” is not clear. Upload that table as a sheet by itself.',
        },
      ],
    });
    expect((await send(rows, { language: 'ar' })).text).toContain('جدول آخر');
    expect(await saved()).toEqual([]);
  });
});

const units = (currency: string): Row => [null, null, null, null, null, 'kg', currency];

test('a row of units is no product, and says the currency', async () => {
  const plain = ['SKU', 'English name', 'Store', 'Sub family', 'Size class', 'Weight', 'Cost'];
  const riyals = await send([plain, units('SAR'), product('A-1', 0.4, 40)]);
  expect(riyals.json).toMatchObject({ rows: 1, questions: [], batch: { added: 1 } });
  expect(await saved()).toEqual([{ sku: 'A-1', cost: 40_00, weight: 400 }]);
  const dollars = await send([plain, units('USD'), product('A-2', 0.4, 40), product('A-3', 0.4, 41)]);
  expect(dollars.json).toMatchObject({ rows: 2, good: 0, batch: null });
});

test('sums and means are no products, however they are called', async () => {
  const answer = await send([
    headers,
    product('A-1', 400, 40),
    product('A-2', 500, 41),
    [null, 'Net total', null, null, null, 900, 81],
    [null, 'متوسط التكلفة', null, null, null, 450, 40.5],
    [null, 'Gesamt', null, null, null, null, 81],
    [null, null, null, null, null, 900, 81],
    product('TOTAL-1', 300, 81),
  ]);
  expect(answer.json).toMatchObject({ rows: 3, totals: 4, problems: [], batch: { added: 3 } });
});

const text = (...costs: readonly string[]) =>
  [
    headers.join(';'),
    ...costs.map((cost, at) => `E-${at};Watch ${at};NOON_SA_FBN;watches;standard_parcel;400;${cost}`),
  ].join('\r\n');

describe('decimal commas', () => {
  test('are those of the whole column', async () => {
    const answer = await sendText(text('12,50', '1.250', '99,90'));
    expect(answer.json).toMatchObject({
      problems: [],
      doubts: [{ code: 'decimalComma', field: 'G3' }],
      batch: { added: 3 },
    });
    expect((await saved()).map(({ cost }) => cost).toSorted((one, other) => one - other)).toEqual([
      12_50, 99_90, 1250_00,
    ]);
  });

  test('beside decimal points leave a number ambiguous', async () => {
    const answer = await sendText(text('12,50', '12.50', '1.250'));
    expect(answer.json).toMatchObject({
      good: 2,
      problems: [{ code: 'ambiguousNumber', field: 'G4' }],
      batch: null,
    });
    expect((await sendText(text('1.250', '2.500'))).json).toMatchObject({ good: 0, batch: null });
    expect(await saved()).toEqual([]);
  });
});
