import { uploadReply } from '@saer/contract/products/product-batch';
import { headersKey } from '@saer/spreadsheet/rows/layouts/headers-key';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { columnKey, makeRows, sendSheet, makeWorkbook } from './testing/send-sheet.ts';
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

const catalogue = () => visibleSeller(server, seller);

const csv = { name: 'mine.csv' };

const toFile = (header: string, ...rows: readonly string[]) =>
  Buffer.from([`${header},Store,Sub family,Size class,Weight (g),Cost`, ...rows].join('\r\n'));

const rowsIn = (...weights: readonly (string | number)[]) =>
  weights.map(
    (weight, at) => `628000000000${at},Watch ${at},NOON_SA_FBN,watches,standard_parcel,${weight},50`,
  );

const fileWith = (header: string, ...weights: readonly (string | number)[]) =>
  Buffer.from(
    [`Barcode,English name,Store,Sub family,Size class,${header},Cost`, ...rowsIn(...weights)].join('\r\n'),
  );

describe('an uncertain column', () => {
  test('is asked, and nothing is priced on a doubted unit', async () => {
    const answer = await sendSheet(server, seller, fileWith('Weight', 10, 3, 2), csv);
    expect(answer).toMatchObject({
      status: 200,
      json: {
        problems: [],
        batch: null,
        questions: [
          {
            code: 'unitUnclear',
            column: 'F',
            field: 'F',
            header: 'Weight',
            units: ['kg', 'g'],
            message:
              'The unit of the column “Weight” is not certain: 10 · 3 · 2. Name it in the header, such as “Weight (kg)”.',
          },
        ],
      },
    });
    expect(await catalogue()).toEqual([]);
    const arabic = await sendSheet(server, seller, fileWith('Weight', 10, 3, 2), { ...csv, language: 'ar' });
    expect(arabic.text).toContain('غير مؤكدة');
  });

  test.each([
    ['in the query', 'Weight', { units: 'weight:kg' }],
    ['in the header', 'Weight (kg)', {}],
    ['in Arabic', 'الوزن بالكيلو', {}],
  ] as const)('is answered %s', async (_, header, query) => {
    const answer = await sendSheet(server, seller, fileWith(header, 10, 3, 2), { ...csv, query });
    expect(answer.json).toMatchObject({ questions: [], batch: { added: 3 } });
    expect((await catalogue()).map(({ weight }) => weight)).toEqual([10_000, 3_000, 2_000]);
  });

  test.each([
    [{ units: 'weight:stone' }, 'units', 'notOneOf'],
    [{ units: 'weight' }, 'units', 'notOneOf'],
    [{ units: 'constructor:kg' }, 'units', 'unknownField'],
    [{ units: 'barcode:kg' }, 'units', 'unknownField'],
    [{ units: 'weight:kg:g' }, 'units', 'unknownField'],
    [{ units: 'weight:kg,weight:g' }, 'units', 'invalidValue'],
    [{ ignored: 'XFE' }, 'ignored', 'notOneOf'],
    [{ ignored: 'A:C' }, 'ignored', 'notOneOf'],
    [{ ignored: '-1' }, 'ignored', 'notOneOf'],
  ] as const)('that is nonsense is refused, and nothing is stored: %j', async (query, field, code) => {
    const answer = await sendSheet(server, seller, fileWith('Weight (kg)', 10, 3, 2), { ...csv, query });
    expect(answer).toMatchObject({ status: 400, json: { code, field } });
    expect(await catalogue()).toEqual([]);
  });

  test('is answered once for all such files', async () => {
    const headers = ['Barcode', 'English name', 'Store', 'Sub family', 'Size class', 'Weight', 'Cost'];
    const mapping = { barcode: 0, nameEn: 1, store: 2, subFamily: 3, sizeClass: 4, weight: 5, cost: 6 };
    const answers = { headers: await headersKey(headers), mapping, units: { weight: 'kg' }, ignored: [] };
    await server.put('/v1/product/column-mapping', answers, seller.headers);
    const answer = await sendSheet(server, seller, fileWith('Weight', 10, 3, 2), csv);
    expect(answer.json).toMatchObject({ questions: [], batch: { added: 3 } });
    expect((await sendSheet(server, seller, fileWith('Weight', 850, 400, 300), csv)).json).toMatchObject({
      batch: null,
      questions: [{ code: 'unitUnclear', units: ['g', 'kg'] }],
    });
  });

  test('of a column nobody knows is asked, or left out on purpose', async () => {
    const more = Buffer.from(
      'Barcode,English name,Store,Sub family,Size class,Weight (g),Cost,Mystery\r\n6281,Watch,NOON_SA_FBN,watches,standard_parcel,400,50,7\r\n',
    );
    expect((await sendSheet(server, seller, more, csv)).json).toMatchObject({
      batch: null,
      questions: [{ code: 'columnUnknown', column: 'H', header: 'Mystery' }],
    });
    expect((await sendSheet(server, seller, more, { ...csv, query: { ignored: 'h' } })).json).toMatchObject({
      questions: [],
      batch: { added: 1 },
    });
  });

  test('in a single row is a warning at its cell, and a sum of rows is not a product', async () => {
    const rows = makeRows(30, (at) => (at === 7 ? { 'Weight (g)': 4 } : {}));
    const answer = await sendSheet(
      server,
      seller,
      await makeWorkbook([...rows, { Barcode: 'Total', 'Cost (SAR)': 9999 }]),
    );
    expect(answer.json).toMatchObject({
      rows: 30,
      totals: 1,
      doubts: [{ code: 'weightTooLight', field: `${columnKey('Weight (g)')}9` }],
      batch: { added: 30 },
    });
  });
});

describe('rows that have an SKU', () => {
  const rest = 'NOON_SA_FBN,watches,standard_parcel,400';

  test('are matched by it, and keep the barcode they had', async () => {
    const first = toFile(
      'SKU,Barcode,English name',
      `A-1,6281000000017,Watch,${rest},50`,
      `A-2,,Clock,${rest},60`,
    );
    expect((await sendSheet(server, seller, first, csv)).json).toMatchObject({ batch: { added: 2 } });
    const second = toFile('partner_sku,English name', `A-1,Watch,${rest},55`, `A-2,Clock,${rest},60`);
    expect((await sendSheet(server, seller, second, csv)).json).toMatchObject({
      batch: { added: 0, updated: 1, unchanged: 1 },
    });
    expect(await catalogue()).toMatchObject([
      { sku: 'A-1', barcode: '6281000000017', cost: 55_00 },
      { sku: 'A-2', barcode: null, cost: 60_00 },
    ]);
  });

  test('are found if it was saved as the barcode, and duplicates in a file are rejected', async () => {
    await sendSheet(server, seller, toFile('Barcode,English name', `A-1,Watch,${rest},50`), csv);
    const again = toFile('SKU,English name', `A-1,Watch,${rest},50`);
    expect((await sendSheet(server, seller, again, csv)).json).toMatchObject({
      batch: { added: 0, updated: 1 },
    });
    expect(await catalogue()).toMatchObject([{ sku: 'A-1', barcode: 'A-1' }]);
    const doubled = toFile('SKU,English name', `A-1,Watch,${rest},50`, `A-1,Watch,${rest},70`);
    expect((await sendSheet(server, seller, doubled, csv)).json).toMatchObject({
      batch: null,
      problems: [{ code: 'barcodeTwice' }],
    });
  });

  test('that differ only in capitals are doubted and saved as two; three of one are refused with their rows', async () => {
    const heads = 'SKU,Barcode,English name';
    const thrice = toFile(
      heads,
      `SK-77,,Watch,${rest},50`,
      `SK-77,6281000000017,Watch,${rest},60`,
      `SK-77,,Watch,${rest},70`,
    );
    const answer = await sendSheet(server, seller, thrice, csv);
    expect(answer.json).toMatchObject({ rows: 3, good: 1, batch: null });
    expect(z.parse(uploadReply, answer.json).problems).toEqual(
      ['A3', 'A4'].map((field) => ({
        code: 'barcodeTwice',
        field,
        details: { barcode: 'SK-77', row: 2, number: 'sku' },
        message:
          'The SKU “SK-77” appears twice in this file for one store, first in row 2. Keep one of the two.',
      })),
    );
    const alike = toFile(heads, `sk-77,,Watch,${rest},50`, `SK-77,,Watch,${rest},60`);
    expect((await sendSheet(server, seller, alike, csv)).json).toMatchObject({
      batch: { added: 2 },
      doubts: [{ code: 'numbersAlike', field: 'A3', details: { other: 'sk-77', row: 2 } }],
    });
  });
});
