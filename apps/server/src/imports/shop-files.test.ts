import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visibleSeller } from './testing/import-sheet.ts';
import { sendSheet } from './testing/send-sheet.ts';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const csv = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'));

test('an export of Shopify is saved as its variants, without its pictures and without a question', async () => {
  const file = csv(
    'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Variant Weight Unit,Cost per item,Store,Size class',
    'strap,Steel strap,<p>x</p>,Acme,watches,Size,20 mm,ST-20,300,89,110,6281000002001,http://x/1.jpg,kg,35,NOON_SA_FBN,standard_parcel',
    'strap,,,,,,22 mm,ST-22,320,95,,6281000002002,http://x/2.jpg,kg,36,NOON_SA_FBN,standard_parcel',
    'strap,,,,,,,,,,,,http://x/3.jpg,,,,',
  );
  const answer = await sendSheet(server, seller, file, { name: 'products_export.csv' });
  expect(answer).toMatchObject({
    status: 200,
    json: {
      rows: 2,
      good: 2,
      questions: [],
      problems: [],
      doubts: [],
      batch: { added: 2 },
      assumptions: expect.arrayContaining([
        { kind: 'imagesLeftOut', message: '1 row with only a picture left out', details: { count: 1 } },
      ]),
    },
  });
  expect(await visibleSeller(server, seller)).toMatchObject([
    { sku: 'ST-20', nameEn: 'Steel strap - 20 mm', weight: 300, cost: 35_00, currentPrice: 89_00 },
    { sku: 'ST-22', nameEn: 'Steel strap - 22 mm', weight: 320, cost: 36_00, currentPrice: 95_00 },
  ]);
});

const noonRow = (sku: string, sale: string): string =>
  `SA,1,${sku},,Desk lamp ${sku},149,${sale},NOON_SA_FBN,standard_parcel,400,30,watches`;

test('a price export of noon is read at the price of today', async () => {
  const file = csv(
    'country_code,id_partner,partner_sku,pbarcode,title,price,sale_price,sale_start,sale_end,store,size class,weight (g),cost (SAR),category',
    noonRow('L-1', '99,2020-01-01,2099-12-31'),
    noonRow('L-2', '99,2020-01-01,2020-12-31'),
    noonRow('L-3', '99,2099-01-01,2099-12-31'),
    noonRow('L-4', ',,'),
    noonRow('L-5', '199,2020-01-01,2099-12-31'),
  );
  const answer = await sendSheet(server, seller, file, { name: 'prices.csv' });
  expect(answer).toMatchObject({
    status: 200,
    json: {
      good: 5,
      questions: [],
      problems: [],
      doubts: [{ code: 'salePriceUnclear', field: 'F6' }],
      batch: { added: 5 },
      assumptions: expect.arrayContaining([
        {
          kind: 'salePriceUntil',
          message: 'current price of 1 row = sale price until 31/12/2099',
          details: { count: 1, until: '2099-12-31' },
        },
      ]),
    },
  });
  expect((await visibleSeller(server, seller)).map(({ currentPrice }) => currentPrice)).toEqual([
    99_00, 149_00, 149_00, 149_00, 149_00,
  ]);
  const left = await sendSheet(server, seller, file, {
    name: 'prices.csv',
    query: { ignored: 'G', only: 'check' },
  });
  expect(left.json).toMatchObject({ good: 5, doubts: [] });
});
