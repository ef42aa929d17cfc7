import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { product } from './tables.ts';
import { sampleProduct, savedProduct } from './testing/saved-product.ts';

const url = '/v1/product';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const cases: readonly [name: string, more: object, field: string, code: string][] = [
  ['money with a fraction', { cost: 10.5 }, 'cost', 'notWholeNumber'],
  ['a negative cost', { cost: -1 }, 'cost', 'negativeNumber'],
  ['a cost as text', { cost: '12,5' }, 'cost', 'ambiguousNumber'],
  ['Arabic in the English name', { nameEn: 'ساعة' }, 'nameEn', 'notAnEnglishName'],
  ['English in the Arabic name', { nameAr: 'Watch' }, 'nameAr', 'notAnArabicName'],
  ['a name of 10,000 characters', { nameEn: 'a'.repeat(10_000) }, 'nameEn', 'tooLong'],
  ['the zero character in a name', { nameEn: 'Watch\0' }, 'nameEn', 'notText'],
  ['half a character in a name', { nameAr: 'ساعة\ud800' }, 'nameAr', 'notText'],
  ['half a character in a barcode', { barcode: '2\udc00' }, 'barcode', 'notText'],
  ['a script tag', { nameEn: '<script>alert(1)</script>' }, 'nameEn', 'markupNotAllowed'],
  ['the zero character in a barcode', { barcode: '2\0' }, 'barcode', 'notText'],
  ['a barcode of spaces', { barcode: '   ' }, 'barcode', 'notText'],
  ['a barcode of 10,000 digits', { barcode: '2'.repeat(10_000) }, 'barcode', 'tooLong'],
  ['an owner of one’s choice', { ownerId: 1 }, 'ownerId', 'unknownField'],
  ['a result of one’s own', { profit: 1 }, 'profit', 'unknownField'],
  ['a code that is SQL', { subFamily: "x'; drop table product" }, 'subFamily', 'notACode'],
  ['a handover that is none', { handover: 'DRONE' }, 'handover', 'notOneOf'],
];

describe('invalid input is rejected at its field, with its code, in both languages', () => {
  test.each(cases)('%s', async (_name, more, field, code) => {
    const body = { ...sampleProduct, ...more };
    const { id } = await savedProduct(server, seller);
    const before = await server.db.select().from(product).orderBy(product.id);
    expect(await server.post(url, body, seller.headers)).toMatchObject({
      status: 400,
      json: { field, code, message: expect.stringMatching(/^[^{}\u0600-\u06ff]+$/) },
    });
    expect(
      await server.put(url, { ...body, id, version: 1 }, { ...seller.headers, 'accept-language': 'ar' }),
    ).toMatchObject({
      status: 400,
      json: { field, code, message: expect.stringMatching(/^[^{}]*[\u0600-\u06ff][^{}]*$/) },
    });
    expect(await server.db.select().from(product).orderBy(product.id)).toEqual(before);
  });

  test('a loss of a thousand riyals at a price of one halala is saved correctly', async () => {
    const { id, profit, finalMargin } = await savedProduct(server, seller, { cost: 50_000_00, price: 1 });
    expect(finalMargin).toBeLessThan(-2_147_483_648);
    expect((await server.get(`${url}?id=${id}`, seller.headers)).json).toMatchObject({ profit, finalMargin });
  });

  test.each(['x', '0', '-1', '1.5', '99999999999', '1,', '', '1;2', '1 or 1=1', '%00'])(
    'the key "%s" names no row',
    async (key) => {
      const { id } = await savedProduct(server, seller);
      for (const keys of [key, `${id},${key}`])
        expect([400, 404]).toContain((await server.delete(`${url}?id=${keys}`, seller.headers)).status);
      expect((await server.get(`${url}?id=${id}`, seller.headers)).status).toBe(200);
    },
  );

  test('at most 100 rows are deleted at once', async () => {
    const keys = Array.from({ length: 101 }, (_, at) => at + 1).join(',');
    expect(await server.delete(`${url}?id=${keys}`, seller.headers)).toMatchObject({
      status: 400,
      json: { field: 'id', code: 'tooManyItems' },
    });
  });
});

test('with any figures, a product is saved with its results or rejected at a field', async () => {
  const money = fc.oneof(fc.constantFrom(0, 1, 1_000_000_000), fc.integer({ min: 0, max: 1_000_000_000 }));
  const share = fc.oneof(fc.constantFrom(0, 10_000), fc.integer({ min: 0, max: 10_000 }));
  const figures = fc.record(
    {
      cost: money,
      price: money,
      weight: fc.integer({ min: 1, max: 60_000 }),
      marginRate: share,
      marginAmount: money,
      extraRate: share,
      extraFixed: money,
      adsRate: share,
      couponRate: share,
      returnCost: money,
      storageCost: money,
      vat: share,
      vatRegistered: fc.boolean(),
      override: fc.record(
        {
          referral: fc.record({
            shape: fc.constantFrom('threshold', 'sliding'),
            rate1: share,
            limit: money,
            rate2: share,
          }),
          fulfilment: fc.record({ below: money, above: money, breakpoint: money }),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  );
  let savedCount = 0;
  await fc.assert(
    fc.asyncProperty(figures, async (more) => {
      const { status, json } = await server.post(url, { ...sampleProduct, ...more }, seller.headers);
      if (status === 200) savedCount += 1;
      else expect([status, json]).toMatchObject([400, { field: expect.any(String) }]);
    }),
    { numRuns: 200 },
  );
  expect(savedCount).toBeGreaterThan(0);
});
